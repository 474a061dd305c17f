/** Settings from the environment, and the database: startup needs them before the rest of the API. */
export { readConfig, type ApiConfig } from './config';
export { courierVariables, readCourierSettings } from './courier-settings';
export { readMailSettings, type MailSettings } from './modules/mail/mailer';
export {
  paymentOrigins,
  paymentVariables,
  readPaymentSettings,
  refusePublicSandbox,
} from './payment-settings';
export { openDatabase, type Database } from './platform/db/database';
