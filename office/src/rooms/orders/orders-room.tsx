import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/not-found-page';
import { OrderListPage } from './list/order-list-page';
import { OrderPage } from './order/order-page';
import { PrintSlipsPage } from './print/print-slips-page';

/** Orders: their list, the page of one, and packing slips to print. */
export function OrdersRoom() {
  return (
    <Routes>
      <Route index element={<OrderListPage />} />
      <Route path="print" element={<PrintSlipsPage />} />
      <Route path=":id" element={<OrderPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
