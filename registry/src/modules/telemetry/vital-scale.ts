import type { VitalName } from '@shop/contracts';
import type { VitalSummary } from '@shop/contracts/registry';

/** Values up to the first are good, beyond the second poor (web.dev/articles/vitals); CLS has no unit, the others are ms. */
export const vitalLimits: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export { vitalNames } from './schemas';

export type Rating = 'good' | 'needs improvement' | 'poor';

export function ratingOf(name: VitalName, value: number): Rating {
  const [good, poor] = vitalLimits[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

/** Buckets of each rating. Both limits are edges, so that shares of ratings are exact; beyond the last edge all is one. */
const steps = { good: 20, middle: 10, poor: 10 } as const;
const poorGrowth = 1.25;

/** Upper edges of the buckets, which they include. */
function edgesOf(name: VitalName): number[] {
  const [good, poor] = vitalLimits[name];
  const upTo = (count: number, edge: (step: number) => number) =>
    Array.from({ length: count }, (_, index) => edge(index + 1));
  return [
    ...upTo(steps.good, (step) => (good * step) / steps.good),
    ...upTo(steps.middle, (step) => good + ((poor - good) * step) / steps.middle),
    ...upTo(steps.poor, (step) => poor * poorGrowth ** step),
  ];
}

/** The bucket of a value, from 0. */
export function bucketOf(name: VitalName, value: number): number {
  const edges = edgesOf(name);
  const found = edges.findIndex((edge) => value <= edge);
  return found < 0 ? edges.length - 1 : found;
}

/** Sums up a histogram, of which at least one bucket is not empty. */
export function summaryOf(name: VitalName, counts: ReadonlyMap<number, number>): VitalSummary {
  const edges = edgesOf(name);
  const of = (from: number, to: number) =>
    edges.slice(from, to).reduce((sum, _, index) => sum + (counts.get(from + index) ?? 0), 0);
  const count = of(0, edges.length);
  let below = 0;
  let bucket = 0;
  while (bucket < edges.length - 1 && below + (counts.get(bucket) ?? 0) < 0.75 * count) {
    below += counts.get(bucket) ?? 0;
    bucket += 1;
  }
  const [lower, upper] = [edges[bucket - 1] ?? 0, edges[bucket] ?? 0];
  const p75 = lower + (upper - lower) * ((0.75 * count - below) / (counts.get(bucket) ?? 1));
  return {
    count,
    p75,
    rating: ratingOf(name, p75),
    good: of(0, steps.good) / count,
    poor: of(steps.good + steps.middle, edges.length) / count,
  };
}
