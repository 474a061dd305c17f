import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { ImportRemittancesPage } from './import-remittances';
import { OrderListPage } from './list';
import { OrderPage } from './order/page';
import { InvoiceSheet } from './print/invoice';
import { PackingSlip, PrintPage } from './print/page';

/** Routes of the orders section. */
export function OrdersRoom() {
  const mayRecord = useMay('keep');
  return (
    <Routes>
      <Route index element={<OrderListPage />} />
      <Route path="print" element={<PrintPage title="Packing slips" Sheet={PackingSlip} />} />
      <Route path="invoices" element={<PrintPage title="Invoices" Sheet={InvoiceSheet} />} />
      {mayRecord && <Route path="remittances" element={<ImportRemittancesPage />} />}
      <Route path=":id" element={<OrderPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
