import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { releaseWith } from '../release-fixture';
import { renewOnce } from './renew-once';

let reloads = 0;
beforeEach(() => {
  reloads = 0;
  sessionStorage.clear();
});

interface Case {
  readonly next?: PageRelease | null;
  readonly busy?: boolean;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem'> | null;
}

const renew = ({
  next = releaseWith(6, { cart: '1.1.0' }),
  busy = false,
  storage = sessionStorage,
}: Case = {}) =>
  renewOnce({
    remote: 'cart',
    release: releaseWith(5, { cart: '1.0.0' }),
    ask: () => Promise.resolve(next),
    isBusy: () => busy,
    storage,
    reload: () => (reloads += 1),
  });

describe('a page with a remote that cannot be loaded', () => {
  it('is reloaded once for a newer release with a different version, and never in a loop', async () => {
    await renew();
    await renew();
    expect(reloads).toBe(1);
    await renew({ next: releaseWith(7, { cart: '1.2.0' }) });
    expect(reloads).toBe(2);
  });

  it.each<[string, Case]>([
    ['the shop does not respond', { next: null }],
    ['the release is the same', { next: releaseWith(5, { cart: '1.0.0' }) }],
    ['the newer release has the same version', { next: releaseWith(6, { cart: '1.0.0' }) }],
    ['the shopper is busy', { busy: true }],
    ['storage is blocked', { storage: null }],
    ['storage forgets', { storage: { getItem: () => null, setItem: () => undefined } }],
  ])('is not reloaded when %s', async (_why, change) => {
    await renew(change);
    expect(reloads).toBe(0);
  });
});
