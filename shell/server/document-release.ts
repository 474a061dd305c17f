import { sha384Of } from '@shop/config/sha384';
import { integrityList, type PageRelease, type PageRemoteVersion } from '@shop/contracts';
import type { Part } from './render-protocol';

const hashes = new WeakMap<PageRemoteVersion['integrity'], string>();

function listHash(integrity: PageRemoteVersion['integrity']): string {
  const known = hashes.get(integrity);
  if (known) return known;
  const made = sha384Of(integrityList.textOf(integrity));
  hashes.set(integrity, made);
  return made;
}

/** The version with the hash of its list in place of the hashes; as it is when it has none, such as one that is in the works. */
function listed<Version extends PageRemoteVersion>(version: Version): Version {
  if (Object.keys(version.integrity).length === 0) return version;
  return { ...version, integrity: {}, integrityList: listHash(version.integrity) };
}

/**
 * The release as it stands in a document: file by file for remotes that the page has parts of. Hashes do not compress, and
 * those of all remotes were a fifth of the document; a list is fetched when the page rests, and kept for a year.
 */
export function documentRelease(release: PageRelease, parts: readonly Part[]): PageRelease {
  const begun = new Set(parts.map(({ remote }) => remote));
  const remotes = Object.entries(release.remotes).map(([name, remote]) => {
    const fallback = remote.fallback && listed(remote.fallback);
    return [name, { ...(begun.has(name) ? remote : listed(remote)), fallback }] as const;
  });
  return { ...release, remotes: Object.fromEntries(remotes) };
}
