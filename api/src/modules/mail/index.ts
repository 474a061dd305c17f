export type { Mailer } from './mailer';
export { sendOptionalMail } from './optional-mail';
export { eraseMails, exportMails } from './personal-data';
