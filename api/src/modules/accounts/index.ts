export { eraseAccount, exportAccount, lockAccount } from './personal-data';
