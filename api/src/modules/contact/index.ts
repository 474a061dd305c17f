export { enquiryNumber } from './repository';
export { eraseEnquiries, exportEnquiries } from './personal-data';
