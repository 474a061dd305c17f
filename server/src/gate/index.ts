export { checkByEnvironment, checkVersions, readPromotion, refusedExitCode, reportLines } from './check';
export { startGateWorker, workQueue, workUntilSignal, type GateWork } from './work-queue';
