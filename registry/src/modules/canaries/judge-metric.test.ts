import { describe, expect, it } from '@jest/globals';
import {
  judgeAlone,
  judgeSplit,
  pauseInOutage,
  shareOf,
  skewOf,
  trialsAgainstControl,
  worstOf,
} from './judge-metric';
import { isRelevant, metrics, noCounts, type Counts, type Metric } from '../telemetry/metrics';

const metricOf = (name: string): Metric => {
  const found = metrics.find((metric) => metric.name === name);
  if (!found) throw new Error(`There is no metric ${name}`);
  return found;
};
const [sessions, orders] = [metricOf('sessions'), metricOf('orders')];

const failing = (count: number, failures: number, reports = count): Counts => ({
  ...noCounts,
  sessions: count,
  failures,
  reports,
});
const selling = (checkouts: number, sold: number): Counts => ({ ...noCounts, checkouts, orders: sold });

it('keeps the false positive rate of all metrics together below one percent', () => {
  const sum = metrics.reduce((total, { guardrail }) => total + guardrail.alpha, 0);
  expect(sum).toBeCloseTo(0.008, 10);
});

describe('a difference', () => {
  it('matters from the margin up, and below it when half of a small number of sales is lost', () => {
    expect(isRelevant(sessions, { rate: 0.014, base: 0.01 })).toBe(false);
    expect(isRelevant(sessions, { rate: 0.016, base: 0.01 })).toBe(true);
    expect(isRelevant(orders, { rate: 0.49, base: 0.5 })).toBe(false);
    expect(isRelevant(orders, { rate: 0.47, base: 0.5 })).toBe(true);
    expect(isRelevant(orders, { rate: 0.002, base: 0.005 })).toBe(true);
    expect(isRelevant(orders, { rate: 0.3, base: 0.4 }, { orders: 0.2 })).toBe(false);
  });
});

describe('the share of the canary', () => {
  it('is the assigned share, or the actual share if the two differ significantly', () => {
    const failures = (canary: number, control: number) =>
      shareOf(sessions, { canary: failing(canary, 0), control: failing(control, 0) }, 5000);
    expect([failures(60, 40), failures(8000, 2000), failures(2000, 8000)]).toEqual([0.5, 0.8, 0.5]);
    const sales = (canary: number, control: number) =>
      shareOf(orders, { canary: selling(canary, 0), control: selling(control, 0) }, 5000);
    expect([sales(95, 105), sales(1000, 3000), sales(3000, 1000), sales(0, 0)]).toEqual([
      0.5, 0.25, 0.5, 0.5,
    ]);
  });

  it('deviates by 0 standard deviations at exactly the assigned share', () => {
    expect(skewOf(sessions, { canary: failing(100, 0), control: failing(900, 0) }, 1000)).toBe(0);
  });

  it('counts failures of the canary and sales of the control as hits', () => {
    const of = (metric: Metric, canary: Counts, control: Counts) =>
      trialsAgainstControl(metric, { news: { canary, control }, stage: { canary, control }, bps: 1000 });
    expect(of(sessions, failing(10, 2), failing(90, 5))).toEqual({ hits: 2, misses: 5, chance: 0.1 });
    expect(of(orders, selling(10, 2), selling(90, 45))).toEqual({ hits: 45, misses: 2, chance: 0.9 });
  });
});

describe('a canary', () => {
  it('without a control is rolled back if half of 20 sessions fail', () => {
    expect(judgeAlone(sessions, failing(20, 10)).kind).toBe('roll-back');
    expect(judgeAlone(sessions, failing(19, 19)).kind).toBe('fine');
    expect(judgeAlone(sessions, failing(30, 14)).kind).toBe('fine');
    expect(judgeAlone(orders, selling(30, 0)).kind).toBe('fine');
  });

  it('is not judged while both sides fail equally', () => {
    const sides = { canary: failing(40, 24), control: failing(60, 36) };
    expect(pauseInOutage(sessions, sides)).toEqual({
      kind: 'pause',
      reason:
        "60.0% of sessions failed, and 60.0% of the control's: something that both need is unavailable. The evaluation continues when it is available again.",
    });
    expect(pauseInOutage(sessions, { ...sides, control: failing(60, 6) }).kind).toBe('fine');
  });

  it('is paused if it sends no reports or its share is not the assigned one', () => {
    const split = (canary: Counts, control: Counts, bps: number) => judgeSplit({ canary, control }, bps).kind;
    expect(split(failing(0, 0), failing(1000, 3), 1000)).toBe('pause');
    expect(split(failing(0, 0), failing(100, 3), 1000)).toBe('fine');
    expect(split(failing(4000, 40, 436), failing(20_000, 200, 2180), 5000)).toBe('pause');
    expect(split(failing(10_100, 100, 1100), failing(9900, 100, 1080), 5000)).toBe('fine');
  });

  it('has the most severe finding of all metrics', () => {
    const worst = { kind: 'roll-back', reason: 'r' } as const;
    const pause = { kind: 'pause', reason: 'p' } as const;
    expect(worstOf([{ kind: 'fine' }, pause, worst])).toBe(worst);
    expect(worstOf([{ kind: 'fine' }, pause])).toBe(pause);
    expect(worstOf([{ kind: 'fine' }])).toEqual({ kind: 'fine' });
  });
});
