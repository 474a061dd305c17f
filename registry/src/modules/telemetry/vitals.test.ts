import { describe, expect, it } from '@jest/globals';
import { bucketOf, summaryOf, vitalLimits } from './vitals';
import { vitalNames } from './schemas';

const histogram = (name: (typeof vitalNames)[number], values: readonly number[]) => {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(name, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
};

describe('the scale of a vital', () => {
  it.each(vitalNames)('uses both limits of %s as edges', (name) => {
    const [good, poor] = vitalLimits[name];
    expect(summaryOf(name, histogram(name, [good]))).toMatchObject({
      p75: expect.closeTo(good * 0.9875),
      good: 1,
    });
    expect(summaryOf(name, histogram(name, [good * 1.001]))).toMatchObject({ good: 0, poor: 0 });
    expect(summaryOf(name, histogram(name, [poor]))).toMatchObject({ good: 0, poor: 0 });
    expect(summaryOf(name, histogram(name, [poor * 1.001]))).toMatchObject({
      good: 0,
      poor: 1,
      rating: 'poor',
    });
  });

  it('computes the 75th percentile to within a bucket, and exact shares of the ratings', () => {
    const values = Array.from({ length: 200 }, (_, index) => (index + 1) * 20);
    const { p75, ...rest } = summaryOf('LCP', histogram('LCP', values));
    expect(Math.abs(p75 - 3000)).toBeLessThan(75);
    expect(rest).toEqual({ count: 200, rating: 'needs improvement', good: 125 / 200, poor: 0 });
  });

  it('counts zero and values beyond the end of the scale', () => {
    expect(bucketOf('TTFB', 0)).toBe(0);
    expect(bucketOf('TTFB', 1e9)).toBe(bucketOf('TTFB', 1e8));
    expect(summaryOf('CLS', histogram('CLS', [0, 0, 0, 9]))).toMatchObject({
      rating: 'good',
      good: 0.75,
      poor: 0.25,
    });
  });
});
