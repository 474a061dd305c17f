import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/not-found-page';
import { CustomerListPage } from './list';
import { CustomerPage } from './customer';

/** People who bought or wrote: their list, and the page of one with what the law gives them. */
export function PeopleRoom() {
  return (
    <Routes>
      <Route index element={<CustomerListPage />} />
      <Route path=":id" element={<CustomerPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
