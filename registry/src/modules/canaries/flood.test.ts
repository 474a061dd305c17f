import { describe, expect, it } from '@jest/globals';
import { holdInFlood, tailOf } from './flood';
import { startWatch } from './judge-rollout';

const rollBack = { kind: 'roll-back', reason: 'It fails.' } as const;
const none = { held: 0, doubted: 0, customers: 0 };
const counting = (failures: number) => {
  const state = startWatch({ salt: 's', since: '', bps: 1000 });
  return { ...state, counted: { ...state.counted, canary: { ...state.counted.canary, failures } } };
};

describe('a flood of reports that do not count', () => {
  it('pauses a canary of which nothing else is known', () => {
    const judged = { finding: { kind: 'fine' } as const, next: counting(1) };
    expect(holdInFlood(judged, { canary: { ...none, held: 19 }, control: none }, 1000)).toBe(judged);
    const { finding, next } = holdInFlood(judged, { canary: { ...none, held: 20 }, control: none }, 1000);
    expect(finding).toMatchObject({ kind: 'pause', reason: expect.stringMatching(/^20 reports/) });
    expect(next.paused).toMatch(/^20 reports/);
  });

  it('does not keep a version that fails in known networks', () => {
    const judged = { finding: rollBack, next: counting(6) };
    expect(holdInFlood(judged, { canary: { ...none, held: 500 }, control: none }, 1000)).toBe(judged);
  });

  it('of strangers holds a rollback until customers confirm it', () => {
    const judged = { finding: rollBack, next: counting(6) };
    const doubted = { ...none, held: 30, doubted: 30 };
    const held = holdInFlood(judged, { canary: { ...doubted, customers: 1 }, control: none }, 1000);
    expect(held.finding.kind).toBe('pause');
    const confirmed = { canary: { ...doubted, customers: 3 }, control: { ...none, customers: 1 } };
    expect(holdInFlood(judged, confirmed, 1000)).toBe(judged);
  });
});

it('a share of failures has the probability of the binomial distribution', () => {
  expect(tailOf(0, 5, 0.1)).toBe(1);
  expect(tailOf(2, 2, 0.1)).toBeCloseTo(0.01);
  expect(tailOf(1, 2, 0.5)).toBeCloseTo(0.75);
  expect(tailOf(3, 100, 0.1)).toBeCloseTo(0.998, 3);
});
