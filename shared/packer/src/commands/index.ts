export { accounts, collect, gate, tokens, webhooks } from './administer';
export * as changes from './change';
export { canary, promote, rollback } from './change';
export {
  envPath,
  readRemote,
  readState,
  readVersion,
  type Command,
  type Surroundings,
  type Wish,
} from './command';
export { exitCodeOf, exitCodes, UsageError } from './exit-codes';
export { audit, history, status, versions } from './look';
export { upload } from './upload';
