export { breakerPlugin, type Breaker, type BreakerOptions, type Sign } from './plugins/breaker';
export { integrityPlugin, type Hashes, type IntegrityOptions } from './plugins/integrity';
export type { Host, Remote, RemoteFile } from './plugins/known-remotes';
export {
  lastKnownGoodPlugin,
  type GoodVersions,
  type LastKnownGood,
  type LastKnownGoodOptions,
} from './plugins/last-known-good';
export { moduleInfoPlugin, type ModuleInfoOptions } from './plugins/module-info';
export { phaseOf, type LoadPhase } from './plugins/load-errors';
export { preloadPlugin, type ModuleFiles, type PreloadOptions } from './plugins/preload';
export { retryPlugin, type RetryOptions } from './plugins/retry';
export { telemetryPlugin, type LoadEvent, type TelemetryOptions } from './plugins/telemetry';
