import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { CustomerPage } from './customer';
import { CustomerListPage } from './list';

/** Customers: their list, and the page of one with export and erasure. */
export function PeopleRoom() {
  return (
    <Routes>
      <Route index element={<CustomerListPage />} />
      <Route path=":id" element={<CustomerPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
