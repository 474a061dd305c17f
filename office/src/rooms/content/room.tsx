import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/me-context';
import { ContentListPage } from './list';
import { NewPostPage } from './entry/new';
import { EntryPage } from './entry/page';

/** The shop's texts and pictures: their list, and the form of each. */
export function ContentRoom() {
  const mayKeep = useMay('keep');
  return (
    <Routes>
      <Route index element={<ContentListPage />} />
      {mayKeep && <Route path="new" element={<NewPostPage />} />}
      <Route path=":kind/:slug" element={<EntryPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
