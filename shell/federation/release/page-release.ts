import type { PageRelease } from '@shop/contracts';

const address = '/registry/v1/page-release';

/** A query with the versions of the page, so that they are not removed while it is open. */
const openVersions = ({ remotes }: PageRelease) =>
  Object.entries(remotes)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .join();

/** The current release for this shopper; null without a response in time. `open` is the release of the page. */
export async function askRelease(ms: number, open?: PageRelease): Promise<PageRelease | null> {
  const query = open ? `?${new URLSearchParams({ open: openVersions(open) }).toString()}` : '';
  try {
    const response = await fetch(address + query, { signal: AbortSignal.timeout(ms) });
    return response.ok ? ((await response.json()) as PageRelease) : null;
  } catch {
    return null;
  }
}

/** A release without remotes: the shell shows its frame, and an error page in place of each remote's page. */
export const baseline: PageRelease = { env: 'live', seq: 0, remotes: {} };

interface Stored {
  readonly release: PageRelease;
  /** ms since 1970. */
  readonly at: number;
}

const key = 'release';
/** An older release may contain removed files. */
const retentionMs = 7 * 24 * 60 * 60 * 1000;

/** The last release that this browser received; null if it is missing, unreadable or older than seven days. */
export function readStoredRelease(storage: Pick<Storage, 'getItem'> | null, now: number): PageRelease | null {
  try {
    const stored = JSON.parse(storage?.getItem(key) ?? 'null') as Stored | null;
    return stored && now - stored.at < retentionMs ? stored.release : null;
  } catch {
    return null;
  }
}

/** Stores a release for documents without one. Releases with a lower seq and previews are ignored. */
export function storeRelease(
  release: PageRelease,
  storage: Pick<Storage, 'getItem' | 'setItem'> | null,
  now: number,
): void {
  const { env, seq, remotes } = release;
  const isPreview = Object.values(remotes).some(({ variant }) => variant === 'preview');
  if (isPreview || seq < (readStoredRelease(storage, now)?.seq ?? 1)) return;
  try {
    storage?.setItem(key, JSON.stringify({ release: { env, seq, remotes }, at: now } satisfies Stored));
  } catch {
    // The storage is full or blocked: the next page has its release in the document.
  }
}
