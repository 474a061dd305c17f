export { buildFolders, type Build, type ShopBuilds } from './builds/build';
export {
  readBuildRecord,
  sbomOf,
  writeBuildRecord,
  type BuildRecord,
  type RemoteFacts,
} from './builds/build-record';
export { packFolder } from './builds/pack-folder';
export { publishRemotes } from './builds/publish-remotes';
export { publishShell, type PublishedShell } from './builds/publish-shell';
export { waitUntilReady } from './health';
export { checkDataDir, checkPort } from './preflight';
export { run } from './run';
export { addressOf, adminTokenFile, officeKeyFile, opsListening } from './settings/listening';
export { roles, type Role } from './settings/find-faults';
export { readSettings, type Settings } from './settings/read-settings';
export { variables } from './settings/variables';
export { closeOnSignal } from './shutdown';
export { watchPages } from './metrics/watch-pages';
export { watchVersions } from './metrics/watch-versions';
export { openRegistry } from './wiring/open-registry';
export { openReleases, type FindPublished, type GetBuilds } from './wiring/open-releases';
export { ownReleases } from './wiring/own-releases';
export { openCompressed } from './wiring/release-folders';
export { serveShop } from './wiring/serve-shop';
export type { ShopReleases } from './wiring/shop-releases';
export { startRegistry } from './wiring/start-registry';
export { opsLine, startShop } from './wiring/start-shop';
