import type { PageRelease } from '@shop/contracts';

/** What the shell can show without remotes: its frame, and an error page in place of each remote's page. */
export const baseline: PageRelease = { env: 'live', seq: 0, remotes: {} };
