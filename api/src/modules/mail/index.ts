export { eraseMails, exportMails } from './personal-data';
