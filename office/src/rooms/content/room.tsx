import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { ContentListPage } from './list';
import { NewPostPage } from './entry/new';
import { EntryPage } from './entry/page';

/** Routes of the content section. */
export function ContentRoom() {
  const mayEdit = useMay('keep');
  return (
    <Routes>
      <Route index element={<ContentListPage />} />
      {mayEdit && <Route path="new" element={<NewPostPage />} />}
      <Route path=":kind/:slug" element={<EntryPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
