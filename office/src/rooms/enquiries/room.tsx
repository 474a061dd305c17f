import { Route, Routes } from 'react-router-dom';
import { NotFoundPage } from '../../app/failures';
import { EnquiryPage } from './enquiry';
import { EnquiryListPage } from './list';

/** Routes of the enquiries section. */
export function EnquiriesRoom() {
  return (
    <Routes>
      <Route index element={<EnquiryListPage />} />
      <Route path=":id" element={<EnquiryPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
