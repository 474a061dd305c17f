export { checkByEnvironment, checkVersions, readPromotion, refusedExitCode, reportLines } from './check';
