import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { GiftCardListPage } from './list';
import { GiftCardPage } from './page';

/** Routes of the gift cards section. */
export function GiftCardsRoom() {
  return (
    <Routes>
      <Route index element={<GiftCardListPage />} />
      <Route path=":id" element={<GiftCardPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
