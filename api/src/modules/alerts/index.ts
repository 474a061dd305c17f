/** Public interface of product alerts for other modules. */
export { eraseAlerts, exportAlerts } from './personal-data';
