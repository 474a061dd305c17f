import { describe, expect, it } from '@jest/globals';
import { reachOfStage, stagesOf, type WantedStage } from './rollout-stages';

describe('the stages of a rollout', () => {
  it('are 1, 10, 25, 50 and 100% by default, and the last lasts as long as a promotion is monitored', () => {
    const stages = stagesOf(undefined);
    expect(stages.map(({ bps }) => bps)).toEqual([100, 1000, 2500, 5000, 10_000]);
    expect(stages.map(({ bakeMinutes }) => bakeMinutes)).toEqual([10, 10, 10, 10, 30]);
    expect(stages[0]).toMatchObject({ segment: null, minSessions: 50, approval: false });
  });

  it('have settings that override those of the rollout', () => {
    const stages = stagesOf(
      [{ bps: 1000, bakeMinutes: 1, margins: { sessions: 0.02 } }, { bps: 5000 }, { bps: 10_000 }],
      { bakeMinutes: 5, minSessions: 9 },
    );
    expect(stages.map(({ bakeMinutes, minSessions }) => [bakeMinutes, minSessions])).toEqual([
      [1, 9],
      [5, 9],
      [30, 9],
    ]);
    expect(stages.map(({ margins }) => margins.sessions)).toEqual([0.02, 0.005, 0.005]);
  });

  it('keep the shoppers of earlier stages, and add more', () => {
    const stages = stagesOf([
      { bps: 10_000, segment: 'staff' },
      { bps: 1000, segment: 'narrow' },
      { bps: 5000, segment: 'narrow' },
      { bps: 100 },
      { bps: 10_000 },
    ]);
    const staff = { segment: 'staff', bps: 10_000 };
    expect([1, 2, 3, 4].map((stage) => reachOfStage(stages, stage))).toEqual([
      { bps: 0, segments: [staff] },
      { bps: 0, segments: [staff, { segment: 'narrow', bps: 1000 }] },
      { bps: 0, segments: [staff, { segment: 'narrow', bps: 5000 }] },
      { bps: 100, segments: [staff, { segment: 'narrow', bps: 5000 }] },
    ]);
    expect(reachOfStage(stagesOf(undefined), 2)).toEqual({ bps: 1000 });
  });

  const everybody = { bps: 10_000 };
  it.each<[WantedStage[], string]>([
    [[], 'The last stage of a rollout is 100% of all shoppers.'],
    [[{ bps: 1000 }, { bps: 5000 }], 'The last stage of a rollout is 100% of all shoppers.'],
    [[{ bps: 10_000, segment: 'staff' }], 'The last stage of a rollout is 100% of all shoppers.'],
    [
      [{ bps: 2500 }, { bps: 1000 }, everybody],
      'Each stage must be larger than the previous one: 10% of all shoppers comes after 25%.',
    ],
    [
      [everybody, everybody],
      'Each stage must be larger than the previous one: 100% of all shoppers comes after 100%.',
    ],
    [
      [{ bps: 100 }, { bps: 5000, segment: 'narrow' }, everybody],
      'A stage of phones must come before stages for all shoppers, which already include it.',
    ],
  ])('%j are refused', (stages, message) => {
    expect(() => stagesOf(stages)).toThrow(message);
  });
});
