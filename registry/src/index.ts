export { createArtifactStore, type ArtifactStore } from './artifact-store';
export { createReleaseStore, type ReleaseStore } from './release-store';
export { packRemote, type PackedRemote } from './pack-remote';
export { publishedVersion } from './published-version';
export { registryPlugin, type RegistryOptions } from './registry-plugin';
