import { beforeEach, describe, expect, it } from '@jest/globals';
import { baseline, readStoredRelease, storeRelease } from './page-release';
import { findRelease } from './without-document';
import { releaseWith } from '../release-fixture';

const dayMs = 24 * 60 * 60 * 1000;
const older = releaseWith(4, { cart: '0.9.0' });
const release = releaseWith(5, { cart: '1.0.0' });

beforeEach(() => localStorage.clear());

describe('a page whose document has no release', () => {
  const find = (asked: typeof release | null, stored: typeof release | null) =>
    findRelease({ ask: () => Promise.resolve(asked), stored: () => stored });

  it("uses the shop's release, then the stored one, then the baseline", async () => {
    expect(await find(release, older)).toBe(release);
    expect(await find(null, older)).toBe(older);
    expect(await find(null, null)).toBe(baseline);
  });

  it('ignores a lower seq', async () => {
    expect(await find(older, release)).toBe(release);
  });
});

describe('the stored release', () => {
  it('is stored for seven days', () => {
    storeRelease(release, localStorage, 0);
    expect(readStoredRelease(localStorage, 7 * dayMs - 1)).toEqual(release);
    expect(readStoredRelease(localStorage, 7 * dayMs)).toBeNull();
  });

  it('is not replaced by one with a lower seq or by a preview', () => {
    storeRelease(release, localStorage, 0);
    storeRelease(older, localStorage, 1);
    const { cart } = release.remotes;
    if (!cart) throw new Error('No cart');
    storeRelease({ ...release, seq: 6, remotes: { cart: { ...cart, variant: 'preview' } } }, localStorage, 2);
    expect(readStoredRelease(localStorage, 3)?.seq).toBe(5);
  });

  it('is null if the storage is blocked or broken', () => {
    storeRelease(release, null, 0);
    expect(readStoredRelease(null, 0)).toBeNull();
    localStorage.setItem('release', '{');
    expect(readStoredRelease(localStorage, 0)).toBeNull();
  });
});
