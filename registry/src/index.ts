export { createRegistry, liveEnv, type Registry, type RegistryOptions } from './registry';
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
export type { Role } from './domain/roles';
export type { Freezes } from './domain/freeze';
export type { RegistryDatabase, RegistryTables } from './db/tables';
export { publishedVersion } from './publish/published-version';
export { createRenderCounts, type RenderCount, type RenderCounts } from './telemetry/render-counts';
export { createRateLimit } from './telemetry/rate-limit';
export { registryPlugin, type RegistryPluginOptions } from './http/registry-plugin';
export { consolePlugin, type ConsoleOptions } from './console/console-plugin';
export { remoteFiles } from './http/remote-files';
export { sendRelease } from './http/release-routes';
export { createPageReleases, type PageReleases } from './shopper/page-releases';
export { createLiveRelease, type LiveRelease } from './snapshot/live-release';
export { createReleaseFile, type ReleaseFile } from './snapshot/release-file';
export { migrateRegistry } from './db/migrations';
export { importFolder } from './snapshot/import-folder';
export { createArtifactFolder, type ArtifactFolder } from './storage/artifact-folder';
export { openStorage, type Bucket, type OpenStorage } from './storage/open-storage';
export {
  createCompressedFiles,
  isCompressible,
  packedEndings,
  type CompressedFiles,
} from './storage/compressed-files';
export { createShelf, type Shelf } from './storage/shelf';
