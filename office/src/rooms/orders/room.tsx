import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { OrderListPage } from './list';
import { OrderPage } from './order/page';
import { InvoiceSheet } from './print/invoice';
import { PackingSlip, PrintPage } from './print/page';

/** Routes of the orders section. */
export function OrdersRoom() {
  return (
    <Routes>
      <Route index element={<OrderListPage />} />
      <Route path="print" element={<PrintPage title="Packing slips" Sheet={PackingSlip} />} />
      <Route path="invoices" element={<PrintPage title="Invoices" Sheet={InvoiceSheet} />} />
      <Route path=":id" element={<OrderPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
