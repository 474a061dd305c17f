import { describe, expect, it } from '@jest/globals';
import { judge, judgeRenders, lowerBound, skewOf, worstOf } from './statistics';

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

/** An outage of what both sides need: windows and the share of sessions that fail in them, on either side. */
interface Outage {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** One rollout: sessions come in window by window, successes are sampled 1 in 10, and two breaches in a row roll back. */
function rolledBack(
  random: () => number,
  rates: { canary: number; control: number },
  { outage, bps = 5000 }: { readonly outage?: Outage; readonly bps?: number } = {},
): boolean {
  const canary = { sessions: 0, failures: 0, reports: 0 };
  const control = { ...canary };
  let breaches = 0;
  for (let window = 0; window < 30; window += 1) {
    const isOut = outage !== undefined && window >= outage.from && window < outage.to;
    for (let session = 0; session < 60; session += 1) {
      const isCanary = random() < bps / 10_000;
      const side = isCanary ? canary : control;
      const usual = isCanary ? rates.canary : rates.control;
      const fails = random() < (isOut ? outage.rate : usual);
      if (!fails && random() >= 0.1) continue;
      side.sessions += fails ? 1 : 10;
      side.failures += fails ? 1 : 0;
      side.reports += 1;
    }
    const { kind } = judge(canary, control, bps);
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

  it.each([
    ['from the start', { from: 0, to: 30, rate: 0.6 }, 5000],
    ['that is total', { from: 0, to: 30, rate: 1 }, 1000],
    ['in the middle', { from: 10, to: 20, rate: 0.6 }, 1000],
    ['in the middle, for half of them', { from: 10, to: 15, rate: 0.6 }, 5000],
  ])(
    'holds its judgement in an outage %s: under 2 %% of 1,000 rollouts of the same code end',
    (_when, outage, bps) => {
      const random = randomFrom(3);
      const rates = { canary: 0.01, control: 0.01 };
      const wrong = Array.from({ length: 1000 }, () => rolledBack(random, rates, { outage, bps })).filter(
        Boolean,
      );
      expect(wrong.length).toBeLessThan(20);
    },
  );

  it('says that both sides fail, and trips all the same on a canary that is far worse', () => {
    expect(judge(counts(40, 24), counts(60, 36), 4000)).toEqual({
      kind: 'pause',
      reason:
        "60.0 % of the canary's 40 sessions fail, and 60.0 % of its control's: what both of them need is away. Judgement waits until that is over.",
    });
    expect(judge(counts(100, 100), counts(100, 30), 5000).kind).toBe('trip');
    expect(judge(counts(20, 12), counts(0, 0), 1000).kind).toBe('trip');
    expect(judge(counts(20, 20), counts(20, 0), 5000).kind).toBe('trip');
  });

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

describe('judgeRenders', () => {
  const renders = (serverRenders: number, serverFailures: number) => ({ serverRenders, serverFailures });

  it('trips on a canary of which half of the renders fail, and holds where its control fails alike', () => {
    expect(judgeRenders(renders(20, 10), renders(400, 1))).toEqual({
      kind: 'trip',
      reason: "50.0 % of the canary's 20 server renders fail.",
    });
    expect(judgeRenders(renders(30, 20), renders(300, 190)).kind).toBe('pause');
  });

  it('finds the difference of many renders, and says nothing of few', () => {
    expect(judgeRenders(renders(300, 30), renders(3000, 6)).kind).toBe('breach');
    expect(judgeRenders(renders(19, 19), renders(3000, 6)).kind).toBe('collecting');
    expect(judgeRenders(renders(300, 1), renders(3000, 6)).kind).toBe('collecting');
  });
});

describe('worstOf', () => {
  it('is the gravest finding, whichever it is of', () => {
    const trip = { kind: 'trip', reason: 'r' } as const;
    expect(worstOf({ kind: 'fine' }, trip)).toBe(trip);
    expect(worstOf({ kind: 'breach', reason: 'b' }, { kind: 'pause', reason: 'p' }).kind).toBe('breach');
    expect(worstOf({ kind: 'fine' }, { kind: 'collecting' }).kind).toBe('fine');
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
