/** Public interface of emails about products for other modules. */
export { eraseAlerts, exportAlerts } from './personal-data';
