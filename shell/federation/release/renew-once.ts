import type { PageRelease } from '@shop/contracts';

interface Renewal {
  /** The remote whose versions all failed to load. */
  readonly remote: string;
  readonly release: PageRelease;
  ask(): Promise<PageRelease | null>;
  isBusy(): boolean;
  /** The tab's session storage; null if it is blocked. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  reload(): void;
}

/** Records a key. Returns false if it was recorded before or the storage is blocked. */
function recordOnce(key: string, storage: Renewal['storage']): boolean {
  try {
    if (!storage || storage.getItem(key)) return false;
    storage.setItem(key, '1');
    return storage.getItem(key) === '1';
  } catch {
    return false;
  }
}

/**
 * Reloads a page with a version that cannot be loaded if a newer release has a different version of that remote: at most once
 * per seq and remote, so that it never loops, and never while the shopper is busy.
 */
export async function renewOnce({ remote, release, ask, isBusy, storage, reload }: Renewal): Promise<void> {
  const next = await ask();
  if (!next || next.seq <= release.seq) return;
  if (next.remotes[remote]?.base === release.remotes[remote]?.base || isBusy()) return;
  if (recordOnce(`reloaded:${next.seq}:${remote}`, storage)) reload();
}
