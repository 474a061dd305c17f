import { Route, Routes } from 'react-router-dom';
import { useMay } from '../../app/me-context';
import { NotFoundPage } from '../../app/not-found-page';
import { ContentListPage } from './list';
import { NewPostPage } from './piece/new-post-page';
import { PiecePage } from './piece/page';

/** The shop's texts and pictures: their list, and the form of each. */
export function ContentRoom() {
  const mayKeep = useMay('keep');
  return (
    <Routes>
      <Route index element={<ContentListPage />} />
      {mayKeep && <Route path="new" element={<NewPostPage />} />}
      <Route path=":kind/:slug" element={<PiecePage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
