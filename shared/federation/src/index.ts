export { hostProvided, ownVersion, versionOf } from './provided';
export { remoteBrowserConfig, remoteServerConfig, type RemoteBuild } from './remote-config';
export { shellBrowserConfig, shellServerConfig, shellWorkerConfig, type ShellBuild } from './shell-config';
export { readDescriptor } from './descriptor';
export { type BuildManifest, buildManifestFile } from './build-manifest-plugin';
export { type BuildStats, buildStatsFile, type LaterFiles } from './build-stats-plugin';
export { globalNameOf } from './names';
export { browserPreset } from './preset';
export { monolithConfig, type MonolithBuild } from './monolith-config';
