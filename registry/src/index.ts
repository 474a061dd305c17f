export { createRegistry, type Registry, type RegistryOptions } from './registry';
export { liveEnv } from './domain/live-env';
export { startRegistryJobs } from './registry-jobs';
export type {
  Actor,
  Change,
  EnvState,
  Plan,
  Problem,
  RolledBack,
  WatchState,
} from '@shop/contracts/registry';
export { everywhere, type Role } from './domain/roles';
export type { Freezes } from './domain/freeze';
export type { RegistryDatabase, RegistryTables } from './platform/db/tables';
export { publishedVersion } from './modules/artifacts/service';
export { createRenderCounts, type RenderCount, type RenderCounts } from './modules/telemetry/renders';
export { clientHeader, clientOf, clientText, type Issued, issueNonce } from './modules/telemetry/nonce';
export type { PurchaseStage } from './modules/telemetry/metrics';
export type { VersionFigures } from './modules/telemetry/version-figures';
export { createRateLimit } from '@shop/server-kit/rate-limit';
export { registryPlugin, type RegistryPluginOptions } from './http/registry-plugin';
export { shopPlugin } from './http/shop-plugin';
export { consolePlugin, type ConsoleOptions } from './console/plugin';
export { remoteFiles } from './modules/artifacts/remote-files';
export { sendRelease } from './modules/releases/live-routes';
export { createPageReleases, type PageReleases } from './modules/shopper/routes';
export {
  createLiveRelease,
  createReleaseFile,
  type LiveRelease,
  MissingVersionError,
  type ReleaseFile,
} from './modules/releases/live-release';
export { migrateRegistry, registryMigrationNames, registryMigrationTable } from './platform/db/migrations';
export * from './settings';
export type { Mail, MailMessage } from './modules/webhooks/messages';
export { importFolder } from './modules/releases/import-folder';
export { createArtifactFolder, type ArtifactFolder } from './modules/artifacts/storage/artifact-folder';
export { StorageUnavailableError } from './modules/artifacts/storage/unavailable-storage';
export { openStorage, type Bucket, type OpenStorage } from './modules/artifacts/storage/open-storage';
export {
  createCompressedFiles,
  isCompressible,
  compressedEndings,
  type CompressedFiles,
} from './modules/artifacts/storage/compressed-files';
export { dictionaryVersions, isDictionary } from './modules/artifacts/storage/delta-files';
export { createArtifactCache, type ArtifactCache } from './modules/artifacts/storage/artifact-cache';
