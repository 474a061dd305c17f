import { describe, expect, it } from '@jest/globals';
import {
  canaryPoint,
  chooseVersion,
  isInCanary,
  placeInCanary,
  reachText,
  type ShopperTraits,
} from './choice';
import type { Assignment } from './release';

const cohorts = (count: number) => Array.from({ length: count }, (_, at) => `cohort-${at}`);
const share = (bps: number, among: readonly string[]) =>
  among.filter((cohort) => isInCanary({ salt: 'rollout-7', bps }, cohort)).length / among.length;

describe('canaryPoint', () => {
  it.each([
    { salt: 'rollout-7', cohort: 'cohort-1', point: 4690 },
    { salt: 'rollout-7', cohort: 'cohort-2', point: 319 },
    { salt: 'a1b2c3', cohort: '0b0d6f9e-5c1f-4a53-9a39-0f6c4b0f2f11', point: 1484 },
    { salt: '', cohort: 'x', point: 4660 },
    { salt: 'छाप', cohort: 'डाक', point: 2365 },
    { salt: 's', cohort: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', point: 3171 },
    { salt: 's', cohort: 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', point: 75 },
    { salt: 's', cohort: 'cccccccccccccccccccccccccccccccccccccccccccccccccccccc', point: 4509 },
  ])('of $cohort under $salt is $point', ({ salt, cohort, point }) => {
    expect(canaryPoint(salt, cohort)).toBe(point);
  });
});

describe('a canary', () => {
  it('gets its share of 100,000 shoppers within 0.3 points, and keeps every shopper when its share grows', () => {
    const points = cohorts(100_000).map((cohort) => canaryPoint('rollout-7', cohort));
    for (const bps of [1000, 2500, 5000, 2500]) {
      const inside = points.filter((point) => point < bps).length;
      expect(Math.abs(inside / points.length - bps / 10_000)).toBeLessThan(0.003);
    }
    for (const cohort of cohorts(2000)) {
      const [ten, quarter, half] = [1000, 2500, 5000].map((bps) => isInCanary({ salt: 's', bps }, cohort));
      expect([ten && !quarter, quarter && !half]).toEqual([false, false]);
    }
  });

  it('has no shoppers at 0 and all shoppers at 10,000', () => {
    expect(share(0, cohorts(2000))).toBe(0);
    expect(share(10_000, cohorts(2000))).toBe(1);
  });
});

describe('chooseVersion', () => {
  const assignment: Assignment = {
    stable: '1.0.0',
    lastKnownGood: null,
    killed: false,
    canary: { version: '1.1.0', bps: 10_000, salt: 's' },
    previews: ['1.2.0-rc.1'],
  };
  const choose = (cohort: string | null, preview?: string) =>
    chooseVersion('catalog', assignment, { cohort, previews: preview ? { catalog: preview } : {} });

  it('prefers a listed preview, then the canary, then the stable version', () => {
    expect(choose('a', '1.2.0-rc.1')).toEqual({ version: '1.2.0-rc.1', variant: 'preview' });
    expect(choose('a')).toEqual({ version: '1.1.0', variant: 'canary' });
    expect(choose(null)).toEqual({ version: '1.0.0', variant: 'stable' });
  });

  it('does not serve a canary-only remote to shoppers outside the canary', () => {
    const onTrial: Assignment = { ...assignment, stable: null };
    const shopper = (cohort: string | null) => chooseVersion('catalog', onTrial, { cohort, previews: {} });
    expect(shopper('a')).toEqual({ version: '1.1.0', variant: 'canary' });
    expect(shopper(null)).toBeNull();
  });

  it('is a preview even if the manually chosen version is live or the canary', () => {
    expect(choose('a', '1.0.0')).toEqual({ version: '1.0.0', variant: 'preview' });
    expect(choose(null, '1.1.0')).toEqual({ version: '1.1.0', variant: 'preview' });
  });

  it('ignores a preview that is not listed', () => {
    expect(choose('a', '9.9.9')).toEqual({ version: '1.1.0', variant: 'canary' });
  });
});

describe('a canary of segments', () => {
  const anonymous: ShopperTraits = { isStaff: false, hasSignedIn: false, isNarrow: false, city: null };
  const staff = { isStaff: true };
  const place = (
    canary: { bps: number; segments?: { segment: string; bps: number }[] },
    traits: Partial<ShopperTraits>,
    cohort = 'a',
  ) =>
    placeInCanary(
      { version: '1.1.0', salt: 's', ...canary },
      { cohort, previews: {}, traits: () => ({ ...anonymous, ...traits }) },
    );
  const whole = (segment: string) => ({ bps: 0, segments: [{ segment, bps: 10_000 }] });

  it.each([
    ['staff', staff],
    ['signed-in', { hasSignedIn: true }],
    ['narrow', { isNarrow: true }],
    ['city:Jaipur', { city: 'jaipur' }],
  ] as const)('%s has only members of that segment, and compares only them', (segment, traits) => {
    expect(place(whole(segment), traits)).toEqual({ isInside: true, isCompared: true });
    expect(place(whole(segment), {})).toEqual({ isInside: false, isCompared: false });
  });

  it('wide includes every device that is not a phone, and an unknown segment is empty', () => {
    expect(place(whole('wide'), {}).isInside).toBe(true);
    expect(place(whole('wide'), { isNarrow: true }).isInside).toBe(false);
    expect(place(whole('left-handed'), staff)).toEqual({ isInside: false, isCompared: false });
  });

  it('keeps its members when it is extended to other segments, and compares only randomly assigned shoppers', () => {
    const next = { bps: 100, segments: whole('staff').segments };
    expect(place(next, staff)).toEqual({ isInside: true, isCompared: false });
    const shoppers = cohorts(2000).map((cohort) => place(next, {}, cohort));
    expect(shoppers.every(({ isCompared }) => isCompared)).toBe(true);
    const inside = shoppers.filter(({ isInside }) => isInside).length;
    expect(inside).toBeGreaterThan(5);
    expect(inside).toBeLessThan(45);
  });

  it('has a share of its segment, and keeps its shoppers when the share grows', () => {
    const of = (bps: number) => ({ bps: 0, segments: [{ segment: 'narrow', bps }] });
    const phone = { isNarrow: true };
    for (const cohort of cohorts(500)) {
      if (place(of(1000), phone, cohort).isInside) expect(place(of(3000), phone, cohort).isInside).toBe(true);
    }
    const inside = cohorts(2000).filter((cohort) => place(of(3000), phone, cohort).isInside);
    expect(Math.abs(inside.length / 2000 - 0.3)).toBeLessThan(0.05);
  });

  it('is described by its audience', () => {
    expect(reachText({ bps: 1000 })).toBe('10%');
    expect(
      reachText({ bps: 100, segments: [...whole('staff').segments, { segment: 'city:Jaipur', bps: 5000 }] }),
    ).toBe('100% of staff, 50% of shoppers in Jaipur, 1%');
  });
});
