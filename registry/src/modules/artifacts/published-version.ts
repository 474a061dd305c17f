import type { Artifact } from '@shop/contracts';

/**
 * The version under which local sources are published: the package's own, or, once that one was published from other
 * sources, a pre-release of it that carries their fingerprint. A published version never changes.
 */
export function publishedVersion(
  find: (remote: string, version: string) => Artifact | undefined,
  remote: string,
  version: string,
  source: string,
): string {
  const published = find(remote, version);
  return !published || published.source === source ? version : `${version}-dev.${source.slice(0, 8)}`;
}
