export { packFolder } from './builds/pack-folder';
export { publishRemotes } from './builds/publish-remotes';
export { publishShell, type PublishedShell } from './builds/publish-shell';
export { waitUntilReady } from './health';
export { checkDataDir, checkPort } from './preflight';
export { shutdownMs } from './durations';
export { closeOnSignal, run } from './lifecycle';
export { addressOf, adminTokenFile, officeKeyFile, opsLine, opsListening } from './settings/places';
export { roles, type Role } from './settings/roles';
export { readSettings, type Settings } from './settings/read-settings';
export { variableEntries } from './settings/variables';
export { watchPages, watchVersions } from './metrics';
export { openRegistry } from './wiring/open-registry';
export {
  type FindPublished,
  type GetBuilds,
  openReleases,
  ownReleases,
  type ShopReleases,
} from './wiring/shop-releases';
export { openCompressed } from './builds/published-files';
export { serveShop } from './wiring/serve-shop';
export { startRegistry } from './wiring/start-registry';
export { startShop } from './wiring/start-shop';
