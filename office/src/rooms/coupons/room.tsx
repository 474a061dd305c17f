import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { CouponListPage } from './list';
import { CouponPage, NewCouponPage } from './page';

/** Routes of the coupons section. */
export function CouponsRoom() {
  const mayEdit = useMay('keep');
  return (
    <Routes>
      <Route index element={<CouponListPage />} />
      {mayEdit && <Route path="new" element={<NewCouponPage />} />}
      <Route path=":id" element={<CouponPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
