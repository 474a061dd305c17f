export { enquiryNumber, eraseEnquiries, exportEnquiries } from './repository';
