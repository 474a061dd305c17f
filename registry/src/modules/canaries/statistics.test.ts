import { describe, expect, it } from '@jest/globals';
import { addEvidence, noEvidence } from './evidence';
import { compare, judgeSplit, shareOf, skewOf, worstOf } from './statistics';

const counts = (sessions: number, failures: number, reports = sessions) => ({ sessions, failures, reports });
type Counts = ReturnType<typeof counts>;

const compared = (canary: Counts, control: Counts, share = 0.5) =>
  compare(
    {
      canary,
      control,
      evidence: addEvidence(noEvidence, { canary: canary.failures, control: control.failures, share }),
    },
    'sessions',
  );

describe('compare', () => {
  it('rolls back a canary that fails more, with the numbers in words', () => {
    expect(compared(counts(220, 40), counts(220, 2))).toEqual({
      kind: 'roll-back',
      reason:
        "18.2 % of canary sessions fail, 0.9 % of the control's: versions that are alike differ so in less than one of 143 rollouts.",
    });
  });

  it('needs four failures, and no more of a canary that fails for everybody at a small share', () => {
    expect(compared(counts(3, 3), counts(60, 0), 0.05).kind).toBe('fine');
    expect(compared(counts(4, 4), counts(60, 0), 0.05).kind).toBe('roll-back');
  });

  it('lets a difference be that is certain and too small to matter', () => {
    expect(compared(counts(1_000_000, 14_000), counts(1_000_000, 10_000)).kind).toBe('fine');
    expect(compared(counts(1_000_000, 16_000), counts(1_000_000, 10_000)).kind).toBe('roll-back');
  });

  it('waits while both sides fail alike, and rolls back all the same a canary that is far worse', () => {
    expect(compared(counts(40, 24), counts(60, 36), 0.4)).toEqual({
      kind: 'pause',
      reason:
        "60.0 % of canary sessions fail, and 60.0 % of the control's: what both of them need is unavailable. Judgement waits until that is over.",
    });
    expect(compared(counts(100, 100), counts(100, 30)).kind).toBe('roll-back');
  });

  it('judges a canary that has nothing beside it by 20 sessions of which half fail', () => {
    expect(compared(counts(20, 10), counts(0, 0)).kind).toBe('roll-back');
    expect(compared(counts(19, 19), counts(0, 0)).kind).toBe('fine');
    expect(compared(counts(30, 14), counts(0, 0)).kind).toBe('fine');
  });
});

describe('judgeSplit', () => {
  it('pauses when the canary is silent or its share is not what was drawn', () => {
    expect(judgeSplit(counts(0, 0), counts(1000, 3), 1000).kind).toBe('pause');
    expect(judgeSplit(counts(0, 0), counts(100, 3), 1000).kind).toBe('fine');
    expect(judgeSplit(counts(4000, 40, 436), counts(20_000, 200, 2180), 5000).kind).toBe('pause');
    expect(judgeSplit(counts(10_100, 100, 1100), counts(9900, 100, 1080), 5000).kind).toBe('fine');
  });
});

describe('shareOf', () => {
  it('is the share that was drawn, or the real one where that is larger by more than chance', () => {
    expect(shareOf(counts(60, 0), counts(40, 0), 5000)).toBe(0.5);
    expect(shareOf(counts(8000, 0), counts(2000, 0), 5000)).toBe(0.8);
    expect(shareOf(counts(2000, 0), counts(8000, 0), 5000)).toBe(0.5);
  });
});

describe('worstOf', () => {
  it('is the gravest finding, whichever it is of', () => {
    const worst = { kind: 'roll-back', reason: 'r' } as const;
    const pause = { kind: 'pause', reason: 'p' } as const;
    expect(worstOf([{ kind: 'fine' }, pause, worst])).toBe(worst);
    expect(worstOf([{ kind: 'fine' }, pause])).toBe(pause);
    expect(worstOf([{ kind: 'fine' }])).toEqual({ kind: 'fine' });
  });
});

describe('skewOf', () => {
  it('is 0 for the very share that was drawn', () => {
    expect(skewOf(counts(100, 0), counts(900, 0), 1000)).toBe(0);
  });
});
