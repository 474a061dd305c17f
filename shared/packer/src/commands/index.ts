export { accounts, collect, gate, tokens, webhooks } from './administer';
export { readDates, readWindows, staff, windows, windowsText } from './change-windows';
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
export { keys } from './keys';
export { rollout } from './rollout';
export { readMinutes, readStages, usualStages } from './rollout-options';
export { signingKeyOf } from './signing-key';
export { stageText } from './tell-rollout';
export { upload } from './upload';
