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
export { publishedVersion } from './modules/artifacts/published-version';
export { createRenderCounts, type RenderCount, type RenderCounts } from './modules/telemetry/render-counts';
export { issueNonce, type Issued } from './modules/telemetry/nonce';
export type { PurchaseStage } from './modules/telemetry/schemas';
export { clientHeader, clientOf, clientText } from './modules/telemetry/client';
export type { VersionFigures } from './modules/telemetry/version-figures';
export { createRateLimit } from '@shop/server-kit/rate-limit';
export { registryPlugin, type RegistryPluginOptions } from './http/registry-plugin';
export { shopPlugin } from './http/shop-plugin';
export { consolePlugin, type ConsoleOptions } from './console/console-plugin';
export { remoteFiles } from './modules/artifacts/remote-files';
export { sendRelease } from './modules/releases/send-release';
export { createPageReleases, type PageReleases } from './modules/releases/shopper/page-routes';
export { createLiveRelease, type LiveRelease } from './modules/releases/snapshot/live-release';
export { createReleaseFile, type ReleaseFile } from './modules/releases/snapshot/release-file';
export { migrateRegistry, registryMigrationNames, registryMigrationTable } from './platform/db/migrations';
export * from './settings';
export type { Mail, MailMessage } from './modules/webhooks/messages';
export { importFolder } from './modules/releases/snapshot/import-folder';
export { createArtifactFolder, type ArtifactFolder } from './modules/artifacts/storage/artifact-folder';
export { openStorage, type Bucket, type OpenStorage } from './modules/artifacts/storage/open-storage';
export {
  createCompressedFiles,
  isCompressible,
  compressedEndings,
  type CompressedFiles,
} from './modules/artifacts/storage/compressed-files';
export { dictionaryVersions, isDictionary } from './modules/artifacts/storage/delta-pairs';
export { createArtifactCache, type ArtifactCache } from './modules/artifacts/storage/artifact-cache';
