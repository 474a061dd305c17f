import type { PageRelease, PageRemoteVersion } from '@shop/contracts';
import { importMapOf } from '@shop/federation/import-map';
import { createHash } from 'node:crypto';

const known = new WeakMap<PageRelease, string>();

function hashOf({ base, manifest, integrity }: PageRemoteVersion): string {
  const map = importMapOf(base, manifest.entry, integrity);
  return ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`;
}

/**
 * The script hashes that a page's policy has to allow so that the browser checks remotes of ES modules: the import map of each version in the
 * release, including fallback versions. Empty for a release without such remotes. `release` has all hashes still.
 */
export function importMapHashes(release: PageRelease): string {
  const made =
    known.get(release) ??
    Object.values(release.remotes)
      .flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])])
      .filter(({ manifest }) => manifest.entryType === 'module')
      .map(hashOf)
      .join('');
  known.set(release, made);
  return made;
}
