export { accounts, collect, gate, tokens, webhooks } from './administer';
export { approvals } from './approvals';
export { readDates, readWindows, staff, windows, windowsText } from './change-windows';
export * as changes from './change';
export { canary, promote, rollback } from './change';
export {
  envPathOf,
  readEnvironment,
  readRemote,
  readState,
  readVersion,
  usualEnvironment,
  type Command,
  type CommandContext,
  type CommandInput,
} from './command';
export { exitCodeOf, exitCodes, UsageError } from './exit-codes';
export { environments } from './environments';
export { audit, history, status, versions } from './look';
export { keys } from './keys';
export { origins } from './origins';
export { rollout } from './rollout';
export { actorText } from './release-lines';
export { readMinutes, readStages, usualStages } from './rollout-options';
export { stageText } from './rollout-lines';
export { signingKeyOf } from './signing-key';
export { upload } from './upload';
