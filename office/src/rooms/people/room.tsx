import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { CustomerPage } from './customer';
import { CustomerListPage } from './list';

/** Routes of the people section. */
export function PeopleRoom() {
  return (
    <Routes>
      <Route index element={<CustomerListPage />} />
      <Route path=":id" element={<CustomerPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
