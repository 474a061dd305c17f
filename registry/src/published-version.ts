import type { ArtifactStore } from './artifact-store';

/**
 * The version under which local sources are published: the package's own, or, once that one was published from other
 * sources, a pre-release of it that carries their fingerprint. A published version never changes.
 */
export function publishedVersion(
  store: Pick<ArtifactStore, 'find'>,
  remote: string,
  version: string,
  source: string,
): string {
  const published = store.find(remote, version);
  return !published || published.source === source ? version : `${version}-dev.${source.slice(0, 8)}`;
}
