import type { PageRemoteVersion } from '@shop/contracts';

type ReadStorage = Pick<Storage, 'getItem'>;

const keyOf = (remote: string) => `good:${remote}`;

/** The version of a remote that last worked in this browser; null if none is known or the storage is blocked. */
export function readGoodVersion(remote: string, storage: ReadStorage | null): PageRemoteVersion | null {
  try {
    return JSON.parse(storage?.getItem(keyOf(remote)) ?? 'null') as PageRemoteVersion | null;
  } catch {
    return null;
  }
}

/** Stores a version that works in this browser. Has no effect if the storage is blocked or full. */
export function keepGoodVersion(
  remote: string,
  { version, base, manifest, integrity, integrityList }: PageRemoteVersion,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
): void {
  if (readGoodVersion(remote, storage)?.base === base) return;
  try {
    const good: PageRemoteVersion = { version, base, manifest, integrity, integrityList };
    storage?.setItem(keyOf(remote), JSON.stringify(good));
  } catch {
    // The release also contains a fallback.
  }
}
