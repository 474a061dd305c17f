export { sendOptionalMail } from './optional-mail';
export { eraseMails, exportMails } from './personal-data';
