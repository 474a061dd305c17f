import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/not-found-page';
import { EnquiryListPage } from './list';
import { EnquiryPage } from './enquiry';

/** What people wrote by the contact form: their list, and the page of one. */
export function EnquiriesRoom() {
  return (
    <Routes>
      <Route index element={<EnquiryListPage />} />
      <Route path=":id" element={<EnquiryPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
