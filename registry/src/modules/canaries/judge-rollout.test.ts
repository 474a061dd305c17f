import { describe, expect, it } from '@jest/globals';
import { randomFrom, simulateRollout, type Rollout } from './simulate-rollout';
import { drawnOf, judgeRollout, startWatch, type Sides } from './judge-rollout';

/** Share of so many rollouts that are rolled back, by so many sessions of the canary at most. */
function rolledBack(rollout: Rollout, times: number, most = Infinity): number {
  const random = randomFrom(20_261_124);
  const exposed = Array.from({ length: times }, () => simulateRollout(random, rollout));
  return exposed.filter((sessions) => sessions !== null && sessions <= most).length / times;
}

describe('rollouts that are looked at all the time', () => {
  it.each([0.01, 0.1, 0.2])(
    'end falsely in under 1 %% when both versions fail for %d of sessions',
    (rate) => {
      const rollout = {
        canary: rate,
        control: rate,
        bps: 5000,
        looks: 200,
        sessionsPerLook: 20,
        sampled: 0.1,
      };
      expect(rolledBack(rollout, 500)).toBeLessThan(0.01);
    },
  );

  it.each([
    ['from the start', { from: 0, to: 60, rate: 0.6 }, 5000],
    ['that is total', { from: 0, to: 60, rate: 1 }, 1000],
    ['in the middle', { from: 20, to: 40, rate: 0.6 }, 1000],
  ])('hold in an outage %s', (_when, outage, bps) => {
    const rollout = {
      canary: 0.01,
      control: 0.01,
      bps,
      looks: 60,
      sessionsPerLook: 60,
      sampled: 0.1,
      outage,
    };
    expect(rolledBack(rollout, 300)).toBeLessThan(0.01);
  });

  it('see five more failures in a hundred within 300 sessions, in nine of ten rollouts', () => {
    const rollout = { canary: 0.05, control: 0, bps: 5000, looks: 200, sessionsPerLook: 10 };
    expect(rolledBack(rollout, 300, 300)).toBeGreaterThan(0.9);
  });

  it.each([1000, 5000])('see a total failure within 30 sessions at a share of %d', (bps) => {
    const rollout = { canary: 1, control: 0.02, bps, looks: 200, sessionsPerLook: 5 };
    expect(rolledBack(rollout, 300, 30)).toBe(1);
  });
});

const side = (sessions: number, failures: number, serverRenders = 0, serverFailures = 0) => ({
  sessions,
  reports: sessions,
  failures,
  serverRenders,
  serverFailures,
  products: 0,
  carts: 0,
});

describe('judgeRollout', () => {
  const start = startWatch({ salt: 's', since: '2026-01-01T00:00:00.000Z', bps: 1000 });
  const after = (...looks: readonly [Sides, number][]) =>
    looks.reduce(({ next }, [sides, bps]) => judgeRollout(next, sides, { bps, segment: '' }), {
      finding: { kind: 'fine' } as ReturnType<typeof judgeRollout>['finding'],
      next: start,
    });

  it('counts each failure once, however often it is looked at', () => {
    const sides = { canary: side(30, 2), control: side(270, 1) };
    const [once, twice] = [after([sides, 1000]), after([sides, 1000], [sides, 1000])];
    expect(twice.next.evidence).toEqual(once.next.evidence);
  });

  it('holds the split against the share of now, not of before it was raised', () => {
    const before = { canary: side(1000, 2), control: side(9000, 20) };
    const now = { canary: side(2000, 4), control: side(10_000, 22) };
    expect(after([before, 1000], [now, 5000]).finding.kind).toBe('fine');
    expect(after([before, 1000], [now, 1000]).finding).toMatchObject({ kind: 'pause' });
  });

  it('holds the split against the share of the segment of now', () => {
    const segments = [{ segment: 'narrow', bps: 5000 }];
    expect(drawnOf({ version: '1', salt: 's', bps: 0, segments })).toEqual({ bps: 5000, segment: 'narrow' });
    expect(drawnOf({ version: '1', salt: 's', bps: 100, segments })).toEqual({ bps: 100, segment: '' });
    const phones = { canary: side(500, 2), control: side(500, 2) };
    const { next } = judgeRollout(start, phones, { bps: 5000, segment: 'narrow' });
    const everybody = { canary: side(1000, 4), control: side(1000, 4) };
    expect(judgeRollout(next, everybody, { bps: 5000, segment: '' }).next.stage).toMatchObject({
      bps: 5000,
      segment: '',
      canary: { sessions: 500 },
    });
  });

  it('lets a difference be that is within the margin of its rollout', () => {
    const sides = { canary: side(1000, 40), control: side(9000, 90) };
    const drawn = { bps: 1000, segment: '' };
    expect(judgeRollout(start, sides, drawn).finding.kind).toBe('roll-back');
    const margins = { sessions: 0.05, renders: 0.005 };
    expect(judgeRollout(start, sides, drawn, margins).finding.kind).toBe('fine');
  });

  it('rolls back what fails on the server alone, and not where the control does so too', () => {
    const alike = { canary: side(100, 1, 40, 24), control: side(900, 9, 40, 24) };
    expect(after([alike, 1000]).finding.kind).toBe('pause');
    const worse = { canary: side(100, 1, 400, 300), control: side(900, 9, 400, 2) };
    expect(after([worse, 1000]).finding).toMatchObject({
      kind: 'roll-back',
      reason: expect.stringMatching(/^75\.0 % of canary server renders fail, 0\.5 %/),
    });
  });
});
