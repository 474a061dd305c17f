import { describe, expect, it } from '@jest/globals';
import { judgeRollout, startWatch } from './judge-rollout';
import { shareOfPurchases } from './purchases';
import { randomFrom, simulateRollout, type Rollout } from './simulate-rollout';

const usual = { canary: 0.01, control: 0.01, bps: 5000, looks: 200, sessionsPerLook: 40, sampled: 0.1 };

function rolledBack(change: Partial<Rollout>, times: number): number {
  const random = randomFrom(20_261_126);
  const rollout = { ...usual, ...change };
  return Array.from({ length: times }, () => simulateRollout(random, rollout)).filter(Boolean).length / times;
}

describe('what shoppers add to the cart', () => {
  it.each([0.02, 0.15, 0.5])(
    'ends no rollout of versions that are alike: %d of those who see a product',
    (rate) => {
      const purchases = { products: 0.4, canary: rate, control: rate };
      expect(rolledBack({ purchases }, 300)).toBeLessThan(0.01);
    },
  );

  it('ends the rollout of a version with a button that does nothing', () => {
    expect(rolledBack({ purchases: { products: 0.4, canary: 0, control: 0.15 }, looks: 400 }, 100)).toBe(1);
  });
});

const side = (products: number, carts: number) => ({
  ...{ sessions: 10 * products, reports: products, failures: 0, serverRenders: 0, serverFailures: 0 },
  products,
  carts,
});

describe('a canary of which fewer add to the cart', () => {
  const start = startWatch({ salt: 's', since: '2026-01-01T00:00:00.000Z', bps: 5000 });
  const drawn = { bps: 5000, segment: '' };

  it('is rolled back with the numbers in words, unless the margin of its rollout allows for it', () => {
    const sides = { canary: side(200, 0), control: side(200, 30) };
    const { finding, next } = judgeRollout(start, sides, drawn);
    expect(finding).toEqual({
      kind: 'roll-back',
      reason:
        "0.0 % of the canary's sessions that see a product add one to the cart, 15.0 % of the control's: versions that are alike differ so in less than one of 1000 rollouts.",
    });
    expect(judgeRollout(next, sides, drawn).next.evidence).toEqual(next.evidence);
    const margins = { sessions: 0.005, renders: 0.005, carts: 0.2 };
    expect(judgeRollout(start, sides, drawn, margins).finding.kind).toBe('fine');
  });

  it('stays where more of them buy, or hardly fewer', () => {
    const finding = (canary: number, control: number) =>
      judgeRollout(start, { canary: side(10_000, canary), control: side(10_000, control) }, drawn).finding;
    expect(finding(1500, 1000).kind).toBe('fine');
    expect(finding(850, 1000).kind).toBe('fine');
    expect(finding(750, 1000).kind).toBe('roll-back');
  });

  it('is held against its share of product views where that is smaller by more than chance', () => {
    expect(shareOfPurchases({ canary: side(95, 0), control: side(105, 0) }, 5000)).toBe(0.5);
    expect(shareOfPurchases({ canary: side(1000, 0), control: side(3000, 0) }, 5000)).toBe(0.25);
    expect(shareOfPurchases({ canary: side(3000, 0), control: side(1000, 0) }, 5000)).toBe(0.5);
    expect(shareOfPurchases({ canary: side(0, 0), control: side(0, 0) }, 5000)).toBe(0.5);
  });
});
