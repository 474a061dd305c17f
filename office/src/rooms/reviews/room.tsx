import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { ReviewListPage } from './list';
import { ReviewPage } from './review';

/** Routes of the reviews section. */
export function ReviewsRoom() {
  return (
    <Routes>
      <Route index element={<ReviewListPage />} />
      <Route path=":id" element={<ReviewPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
