import { describe, expect, it } from '@jest/globals';
import { simulatePromotion, simulateRollout, type Promotion, type Rollout } from './simulate-rollout';
import { randomNumbers } from '../../../registry/src/testing/random';
import { usualPurchases, type Version } from '../simulate-shoppers';

const of = (failing: number, change: Partial<Version> = {}): Version => ({ failing, ...change });
const shop = (rate: number): Version => of(rate, { renders: rate, purchases: usualPurchases });
const buying = (change: object): Version => of(0.01, { purchases: { ...usualPurchases, ...change } });

/** Share of this many rollouts that are rolled back, with a maximum number of canary sessions. */
function rolledBack(rollout: Rollout, times: number, max = Infinity): number {
  const random = randomNumbers(20_261_128);
  const all = Array.from({ length: times }, () => simulateRollout(random, rollout));
  return all.filter((seen) => seen !== null && seen.sessions <= max).length / times;
}

describe('continuously checked rollouts', () => {
  it.each([0.005, 0.02, 0.15, 0.5])(
    'are wrongly rolled back in under 1%% of cases when both versions are equal: %d',
    (rate) => {
      const version = shop(rate);
      const rollout = { canary: version, control: version, bps: 5000, looks: 200, sessionsPerLook: 20 };
      expect(rolledBack({ ...rollout, sampled: 0.1 }, 250)).toBeLessThan(0.01);
    },
  );

  it.each([
    ['from the start', { from: 0, to: 60, rate: 0.6 }, 5000],
    ['that is total', { from: 0, to: 60, rate: 1 }, 1000],
    ['in the middle', { from: 20, to: 40, rate: 0.6 }, 1000],
  ])('are not rolled back in an outage %s', (_when, outage, bps) => {
    const sides = { canary: of(0.01), control: of(0.01), bps, looks: 60, sessionsPerLook: 60 };
    expect(rolledBack({ ...sides, sampled: 0.1, outage }, 300)).toBeLessThan(0.01);
  });

  it('detect a failure rate that is 5 points higher within 300 sessions in 9 of 10 rollouts', () => {
    const rollout = { canary: of(0.05), control: of(0), bps: 5000, looks: 200, sessionsPerLook: 10 };
    expect(rolledBack(rollout, 300, 300)).toBeGreaterThan(0.9);
  });

  it.each([1000, 5000])('detect a total failure within 30 sessions at a share of %d', (bps) => {
    const rollout = { canary: of(1), control: of(0.02), bps, looks: 200, sessionsPerLook: 5 };
    expect(rolledBack(rollout, 300, 30)).toBe(1);
  });

  it.each([
    ['a dead button', { carts: 0 }],
    ['a dead Pay', { pays: 0 }],
    ['wrong amounts', { paid: 0 }],
    ['a hang after the payment', { orders: 0 }],
  ])('stop %s at a share of 10%% before 100 shoppers have encountered it', (_what, broken) => {
    const sides = { canary: buying(broken), control: buying({}) };
    const random = randomNumbers(20_261_127);
    const rollout = { ...sides, bps: 1000, looks: 4000, sessionsPerLook: 15, sampled: 0.1 };
    const all = Array.from({ length: 30 }, () => simulateRollout(random, rollout));
    expect(all.filter((seen) => seen === null || seen.met > 100)).toEqual([]);
  });
});

describe('a version that was promoted', () => {
  const looks = 60;
  const played = (count: number, change: Partial<Promotion>) => {
    const promotion = {
      ...{ before: of(0.02), after: of(0.02), others: 0.02, history: 2000, looks, sessionsPerLook: 20 },
      ...change,
    };
    return Array.from({ length: count }, (_, seed) => simulatePromotion(randomNumbers(seed + 1), promotion));
  };
  const called = (count: number, change: Partial<Promotion>) => played(count, change).filter(Boolean).length;

  it.each([0.005, 0.02, 0.1])(
    'is not rolled back if it equals the previous version, with %f of sessions failing',
    (rate) => {
      const version = of(rate, { renders: rate, purchases: usualPurchases });
      expect(called(300, { before: version, after: version, others: rate })).toBeLessThanOrEqual(3);
    },
  );

  it('is not rolled back at the same failure rate when one in ten successes is reported', () => {
    expect(called(300, { sampled: 0.1 })).toBeLessThanOrEqual(3);
  });

  it('is not rolled back in an outage that affects every remote', () => {
    expect(called(300, { outage: { from: 10, to: 20, rate: 0.6 } })).toBeLessThanOrEqual(3);
  });

  it('is rolled back soon if it fails far more often than the previous version', () => {
    const within = (sessions: number, change: Partial<Promotion>) =>
      played(200, change).filter((seen) => seen !== null && seen.sessions <= sessions).length;
    expect(within(40, { after: of(1) })).toBeGreaterThanOrEqual(198);
    expect(within(300, { after: of(0.2) })).toBeGreaterThanOrEqual(190);
    expect(within(40, { before: of(0), after: of(1), others: 0, history: 10 })).toBe(200);
  });

  it('is rolled back within half an hour in a busy shop if all orders fail', () => {
    const change = { before: buying({}), history: 20_000, looks: 120 };
    expect(called(20, { ...change, after: buying({ paid: 0 }) })).toBe(20);
    expect(called(20, { ...change, after: buying({}) })).toBe(0);
  });
});
