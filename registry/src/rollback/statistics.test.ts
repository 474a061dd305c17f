import { describe, expect, it } from '@jest/globals';
import { judge, lowerBound, skewOf } from './statistics';

const counts = (sessions: number, failures: number, reports = sessions) => ({ sessions, failures, reports });

/** Numbers between 0 and 1 that are the same in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One rollout: sessions come in window by window, successes are sampled 1 in 10, and two breaches in a row roll back. */
function rolledBack(random: () => number, rates: { canary: number; control: number }): boolean {
  const canary = { sessions: 0, failures: 0, reports: 0 };
  const control = { ...canary };
  let breaches = 0;
  for (let window = 0; window < 30; window += 1) {
    for (let session = 0; session < 60; session += 1) {
      const isCanary = random() < 0.5;
      const side = isCanary ? canary : control;
      const fails = random() < (isCanary ? rates.canary : rates.control);
      if (!fails && random() >= 0.1) continue;
      side.sessions += fails ? 1 : 10;
      side.failures += fails ? 1 : 0;
      side.reports += 1;
    }
    const { kind } = judge(canary, control, 5000);
    if (kind === 'trip') return true;
    breaches = kind === 'breach' ? breaches + 1 : 0;
    if (breaches === 2) return true;
  }
  return false;
}

describe('judge', () => {
  it.each([0.01, 0.05])(
    'rolls back falsely in under 1 %% of 1,000 rollouts of the same code that fails for %d of sessions',
    (rate) => {
      const random = randomFrom(20_261_120);
      const rates = { canary: rate, control: rate };
      const wrong = Array.from({ length: 1000 }, () => rolledBack(random, rates)).filter(Boolean).length;
      expect(wrong).toBeLessThan(10);
    },
  );

  it('finds nearly every canary that fails for five more sessions in a hundred', () => {
    const random = randomFrom(7);
    const rates = { canary: 0.06, control: 0.01 };
    const found = Array.from({ length: 200 }, () => rolledBack(random, rates)).filter(Boolean).length;
    expect(found).toBeGreaterThan(190);
  });

  it('compares nothing before both sides have 200 sessions', () => {
    expect(judge(counts(199, 40), counts(5000, 5), 5000).kind).toBe('collecting');
    expect(judge(counts(200, 40), counts(199, 0), 5000).kind).toBe('collecting');
    expect(judge(counts(200, 40), counts(200, 0), 5000).kind).toBe('breach');
  });

  it('trips hard at 20 sessions of which half fail, and not before', () => {
    expect(judge(counts(20, 10), counts(0, 0), 1000).kind).toBe('trip');
    expect(judge(counts(19, 19), counts(0, 0), 1000).kind).toBe('collecting');
    expect(judge(counts(30, 14), counts(0, 0), 1000).kind).toBe('collecting');
  });

  it('pauses when the canary is silent or its share is not what was drawn', () => {
    expect(judge(counts(0, 0), counts(1000, 3), 1000).kind).toBe('pause');
    expect(judge(counts(0, 0), counts(100, 3), 1000).kind).toBe('collecting');
    expect(judge(counts(4000, 40, 436), counts(20_000, 200, 2180), 5000).kind).toBe('pause');
    expect(judge(counts(10_100, 100, 1100), counts(9900, 100, 1080), 5000).kind).toBe('fine');
  });
});

describe('lowerBound', () => {
  it('is near the difference for many sessions, and far below it for few', () => {
    expect(lowerBound(counts(1_000_000, 30_000), counts(1_000_000, 10_000))).toBeCloseTo(0.02, 2);
    expect(lowerBound(counts(200, 6), counts(200, 2))).toBeLessThan(0);
  });

  it('is never over 0 where nothing fails', () => {
    expect(lowerBound(counts(500, 0), counts(500, 0))).toBeLessThanOrEqual(0);
  });
});

describe('skewOf', () => {
  it('is 0 for the very share that was drawn', () => {
    expect(skewOf(counts(100, 0), counts(900, 0), 1000)).toBe(0);
  });
});
