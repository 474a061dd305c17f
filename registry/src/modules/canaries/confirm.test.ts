import { describe, expect, it } from '@jest/globals';
import { confirmFinding, isConfirmedByCustomers, isShared, strengthFor } from './confirm';
import { startWatch } from './judge-rollout';
import { randomNumbers } from '../../testing/random';

const rollBack = { kind: 'roll-back', reason: 'It fails.' } as const;
const none = { uncounted: 0, customers: 0, nonCustomers: 0 };
const counting = (failures: number) => {
  const state = startWatch({ salt: 's', since: '', bps: 1000 });
  return { ...state, counted: { ...state.counted, canary: { ...state.counted.canary, failures } } };
};
const shop = { control: none, bps: 1000, customerShare: 0.2 };

describe('a flood of uncounted reports', () => {
  it('pauses a canary without other evidence', () => {
    const judged = { finding: { kind: 'fine' } as const, next: counting(1) };
    expect(confirmFinding(judged, { ...shop, canary: { ...none, uncounted: 19 } })).toBe(judged);
    const { finding, next } = confirmFinding(judged, { ...shop, canary: { ...none, uncounted: 20 } });
    expect(finding).toMatchObject({ kind: 'pause', reason: expect.stringMatching(/^20 reports/) });
    expect(next.paused).toMatch(/^20 reports/);
  });

  it('does not protect a version that breaks payments', () => {
    const paid = { metric: 'payments', verdict: 'worse', rate: 0, base: 0.8, of: 40 } as const;
    const judged = { finding: rollBack, next: { ...counting(6), judged: [paid] } };
    expect(confirmFinding(judged, { ...shop, canary: { ...none, nonCustomers: 60 } })).toBe(judged);
    expect(
      confirmFinding({ ...judged, next: counting(6) }, { ...shop, canary: { ...none, nonCustomers: 60 } })
        .finding.kind,
    ).toBe('pause');
  });

  it('does not protect a version that fails in known networks of a shop with few customers', () => {
    const judged = { finding: rollBack, next: counting(6) };
    const canary = { uncounted: 500, customers: 0, nonCustomers: 6 };
    expect(confirmFinding(judged, { ...shop, canary, customerShare: null })).toBe(judged);
  });
});

describe('failures of non-customers', () => {
  const judged = { finding: rollBack, next: counting(40) };

  it.each([
    [0, 4, false],
    [1, 8, true],
    [1, 9, false],
    [4, 23, true],
  ])(
    'with customers at 20% of sessions: %d customer failures and %d non-customer failures are consistent: %s',
    (customers, nonCustomers, shared) => {
      expect(isShared({ customers, nonCustomers }, 0.2)).toBe(shared);
      expect(isConfirmedByCustomers({ uncounted: 0, customers, nonCustomers }, 0.2)).toBe(shared);
      const { finding } = confirmFinding(judged, {
        ...shop,
        canary: { uncounted: 0, customers, nonCustomers },
      });
      expect(finding.kind).toBe(shared ? 'roll-back' : 'pause');
    },
  );

  it('do not protect a version if customers’ failures are sufficient evidence', () => {
    const canary = { uncounted: 0, customers: 4, nonCustomers: 40 };
    const withCustomers = (customers: number) => ({ ...shop, canary, control: { ...none, customers } });
    expect(confirmFinding(judged, withCustomers(20)).finding.kind).toBe('pause');
    expect(confirmFinding(judged, withCustomers(1))).toBe(judged);
  });

  it('do not matter if another metric is worse', () => {
    expect(confirmFinding(judged, { ...shop, canary: { ...none, nonCustomers: 3 } })).toBe(judged);
  });
});

it('equal versions are rarely found worse for customers, no matter how often they are checked', () => {
  const random = randomNumbers(20_261_128);
  const misled = Array.from({ length: 1000 }, () => {
    let canary = 0;
    for (let all = 1; all <= 300; all += 1) {
      canary += random() < 0.1 ? 1 : 0;
      if (strengthFor(canary, all, 0.1) >= 100) return true;
    }
    return false;
  });
  expect(misled.filter(Boolean).length).toBeLessThan(10);
  expect(strengthFor(3, 3, 0.1)).toBeGreaterThan(100);
});
