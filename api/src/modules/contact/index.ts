export { enquiryNumber } from './enquiry-ids';
export { eraseEnquiries, exportEnquiries } from './personal-data';
