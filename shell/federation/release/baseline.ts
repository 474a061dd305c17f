import type { PageRelease } from '@shop/contracts';

/** What the shop can show by itself: its frame, and in the place of each remote's page that it is closed. */
export const baseline: PageRelease = { env: 'live', seq: 0, remotes: {} };
