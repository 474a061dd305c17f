export { createRegistry, liveEnv, type Registry, type RegistryOptions } from './registry';
export { startRegistryJobs } from './registry-jobs';
export type { RegistryDatabase, RegistryTables } from './db/tables';
export type { Actor, Role } from './domain/roles';
export type { Change } from './domain/difference';
export type { Problem } from './domain/compatibility';
export type { Freezes } from './domain/freeze';
export type { RolledBack } from './domain/rolled-back';
export type { Plan } from './releases/check-change';
export type { EnvState } from './releases/releases';
export type { WatchState } from './releases/pause';
export { RegistryError } from './domain/registry-error';
export { packRemote, type PackedRemote } from './archive/pack-remote';
export { sendArchive } from './archive/send-archive';
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
export { importFolder } from './snapshot/import-folder';
export { createArtifactFolder, type ArtifactFolder } from './storage/artifact-folder';
export { openStorage, type OpenStorage } from './storage/open-storage';
export {
  createCompressedFiles,
  isCompressible,
  packedEndings,
  type CompressedFiles,
} from './storage/compressed-files';
export { createShelf, type Shelf } from './storage/shelf';
export { createRegistryClient, type RegistryClient } from './client/registry-client';
export { RegistryAnswerError } from './client/registry-answer-error';
