export { checkByEnvironment, checkVersions, readPromotion, refusedExitCode, reportLines } from './check';
export { gateWorkerStopMs } from './limits';
export { startGateWorker, workQueue, workUntilSignal, type GateWork } from './work-queue';
