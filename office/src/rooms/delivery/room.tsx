import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { useMay } from '../../app/session';
import { ImportPinRulesPage } from './import';
import { PinRulesPage } from './page';

/** Routes of delivery: the PIN rules and their import. */
export function DeliveryRoom() {
  const mayEdit = useMay('keep');
  return (
    <Routes>
      <Route index element={<PinRulesPage />} />
      {mayEdit && <Route path="import" element={<ImportPinRulesPage />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
