import { describe, expect, it } from '@jest/globals';
import { sampledAudience, judgeRollout, startWatch } from './judge-rollout';
import type { Sides } from './judge-metric';
import { noCounts, type Counts } from '../telemetry/metrics';

const side = (change: Partial<Counts>): Counts => ({
  ...noCounts,
  reports: change.sessions ?? 0,
  ...change,
});

describe('judgeRollout', () => {
  const start = startWatch({ salt: 's', since: '2026-01-01T00:00:00.000Z', bps: 1000 });
  const after = (...looks: readonly [Sides, number][]) =>
    looks.reduce(({ next }, [sides, bps]) => judgeRollout(next, sides, { bps, segment: '' }), {
      finding: { kind: 'fine' } as ReturnType<typeof judgeRollout>['finding'],
      next: start,
    });
  const verdicts = (sides: Sides, bps = 1000) =>
    Object.fromEntries(after([sides, bps]).next.judged.map(({ metric, verdict }) => [metric, verdict]));

  it('counts each failure once, no matter how often it is evaluated', () => {
    const sides = {
      canary: side({ sessions: 30, failures: 2, products: 20, carts: 1 }),
      control: side({ sessions: 270, failures: 1, products: 180, carts: 30 }),
    };
    const [once, twice] = [after([sides, 1000]), after([sides, 1000], [sides, 1000])];
    expect(twice.next.trials).toEqual(once.next.trials);
  });

  it('compares the split with the current share, not with the previous one', () => {
    const before = {
      canary: side({ sessions: 1000, failures: 2 }),
      control: side({ sessions: 9000, failures: 20 }),
    };
    const now = {
      canary: side({ sessions: 2000, failures: 4 }),
      control: side({ sessions: 10_000, failures: 22 }),
    };
    expect(after([before, 1000], [now, 5000]).finding.kind).toBe('fine');
    expect(after([before, 1000], [now, 1000]).finding).toMatchObject({ kind: 'pause' });
  });

  it('compares the split with the current share of the segment', () => {
    const segments = [{ segment: 'narrow', bps: 5000 }];
    expect(sampledAudience({ version: '1', salt: 's', bps: 0, segments })).toEqual({
      bps: 5000,
      segment: 'narrow',
    });
    expect(sampledAudience({ version: '1', salt: 's', bps: 100, segments })).toEqual({
      bps: 100,
      segment: '',
    });
    const both = (sessions: number, failures: number) => ({
      canary: side({ sessions, failures }),
      control: side({ sessions, failures }),
    });
    const { next } = judgeRollout(start, both(500, 2), { bps: 5000, segment: 'narrow' });
    expect(judgeRollout(next, both(1000, 4), { bps: 5000, segment: '' }).next.stage).toMatchObject({
      bps: 5000,
      segment: '',
      canary: { sessions: 500 },
    });
  });

  it('ignores a difference within the margin of the rollout', () => {
    const sides = {
      canary: side({ sessions: 1000, failures: 40 }),
      control: side({ sessions: 9000, failures: 90 }),
    };
    const drawn = { bps: 1000, segment: '' };
    expect(judgeRollout(start, sides, drawn).finding).toEqual({
      kind: 'roll-back',
      reason:
        "4.0% of sessions failed, 1.0% of the control's. Equal versions differ this much in fewer than 1 of 200 rollouts.",
    });
    expect(judgeRollout(start, sides, drawn, { sessions: 0.05 }).finding.kind).toBe('fine');
  });

  it('rolls back a version that only fails on the server, unless the control fails too', () => {
    const renders = (serverRenders: number, serverFailures: number) => ({ serverRenders, serverFailures });
    const both = (canary: object, control: object) => ({
      canary: side({ sessions: 100, failures: 1, ...canary }),
      control: side({ sessions: 900, failures: 9, ...control }),
    });
    expect(after([both(renders(40, 24), renders(40, 24)), 1000]).finding.kind).toBe('pause');
    expect(after([both(renders(400, 300), renders(400, 2)), 1000]).finding).toMatchObject({
      kind: 'roll-back',
      reason: expect.stringMatching(/^75\.0% of server renders failed, 0\.5%/),
    });
  });

  it.each([
    ['carts', { carts: 0, checkouts: 0, pays: 0, paid: 0, orders: 0 }, 'saw a product added one to the cart'],
    ['pays', { pays: 0, paid: 0, orders: 0 }, 'in the checkout clicked Pay'],
    ['payments', { paid: 0, orders: 0 }, 'who clicked Pay paid'],
    ['orders', { orders: 0 }, 'in the checkout got their order'],
  ])('rolls back a canary that loses all sales at a step: %s', (metric, broken, words) => {
    const usual = { products: 200, carts: 100, checkouts: 50, pays: 45, paid: 40, orders: 40 };
    const control = Object.fromEntries(
      Object.entries(usual).map(([name, count]) => [name, 9 * count]),
    ) as typeof usual;
    const sides = {
      canary: side({ sessions: 500, ...usual, ...broken }),
      control: side({ sessions: 4500, ...control }),
    };
    const { finding, next } = after([sides, 1000]);
    expect(finding).toMatchObject({ kind: 'roll-back', reason: expect.stringContaining(words) });
    expect(finding).toMatchObject({ reason: expect.stringMatching(/^0\.0% of shoppers/) });
    expect(next.judged.find((one) => one.verdict === 'worse')).toMatchObject({ metric, rate: 0 });
  });

  it('distinguishes no data, not enough data, equal and better', () => {
    const nothing = { canary: side({}), control: side({ sessions: 10_000, failures: 100 }) };
    expect(new Set(Object.values(verdicts(nothing)))).toEqual(new Set(['no data']));
    const few = {
      canary: side({ sessions: 10, failures: 0, checkouts: 2 }),
      control: side({ sessions: 90, failures: 2, checkouts: 18, orders: 9 }),
    };
    expect(verdicts(few)).toMatchObject({ sessions: 'not enough data', orders: 'not enough data' });
    const many = {
      canary: side({ sessions: 1000, failures: 10, checkouts: 100, orders: 50 }),
      control: side({ sessions: 9000, failures: 900, checkouts: 900, orders: 450 }),
    };
    expect(verdicts(many)).toMatchObject({ sessions: 'better', orders: 'same', carts: 'no data' });
  });
});
