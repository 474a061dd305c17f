import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { ImportPinRulesPage } from './import';
import { PinRulesPage } from './page';
import { ShippingPricesPage } from './shipping-prices/page';

/** Routes of delivery: the PIN rules, their import and the shipping prices. */
export function DeliveryRoom() {
  const mayEdit = useMay('keep');
  return (
    <Routes>
      <Route index element={<PinRulesPage />} />
      <Route path="shipping-prices" element={<ShippingPricesPage />} />
      {mayEdit && <Route path="import" element={<ImportPinRulesPage />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
