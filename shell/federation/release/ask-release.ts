import type { PageRelease } from '@shop/contracts';

const address = '/registry/v1/page-release';

/** How long a page that has no release waits for one, in ms. */
export const firstResponseMs = 1500;

/** The versions that the page runs, so that they are not removed while it is open. */
const openVersions = ({ remotes }: PageRelease) =>
  Object.entries(remotes)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .join();

/** The current release for this shopper; null when there is no response in time. `open` is the one that the page runs. */
export async function askRelease(ms: number, open?: PageRelease): Promise<PageRelease | null> {
  const query = open ? `?${new URLSearchParams({ open: openVersions(open) }).toString()}` : '';
  try {
    const response = await fetch(address + query, { signal: AbortSignal.timeout(ms) });
    return response.ok ? ((await response.json()) as PageRelease) : null;
  } catch {
    return null;
  }
}
