import { expect, it } from '@jest/globals';
import { aimsOf } from './aims';
import type { Flood } from './flood';
import type { FloodedShop, LoadResults } from './results';
import { loadReport } from './report';

const flood = (byStatus: Record<string, number>): Flood => ({
  connections: 10,
  seconds: 2,
  byStatus,
  broken: 0,
  waiting: 3,
  p50: 12,
  p99: 45,
});
const flooded = (change: Partial<FloodedShop> = {}): FloodedShop => ({
  flood: flood({ 200: 900, 503: 4 }),
  checkouts: { byStatus: { 200: 20 }, p50: 20, p99: 299 },
  firstPageMs: 400,
  maxMemory: 500_000_000,
  ...change,
});
const results = (floods: readonly FloodedShop[], ratio: number | null = 0.5): LoadResults => ({
  rates: {
    bytes: 24_000,
    bare: 8000,
    cached: 4000,
    ratio,
    uncached: flood({ 200: 120 }),
    uncachedPerCore: 25,
  },
  floods,
  memoryBefore: 300_000_000,
  memoryAfter: null,
});
const missed = (of: LoadResults) => aimsOf(of).flatMap(({ what, isMet }) => (isMet ? [] : [what]));

it('meets every goal if the shop keeps up; a 503 is not an error', () => {
  expect(missed(results([flooded(), flooded()]))).toEqual([]);
});

it('misses a goal that one of several floods misses, or that could not be measured', () => {
  const slow = flooded({ checkouts: { byStatus: { 200: 1 }, p50: 20, p99: 300 }, firstPageMs: null });
  const wrong = flooded({ checkouts: { byStatus: { 200: 9, 500: 1 }, p50: 20, p99: 20 } });
  expect(missed(results([slow, flooded()], null))).toEqual([
    'cached pages, ratio to a bare server',
    'checkout while pages are flooded, p99',
    'first page after a flood',
  ]);
  expect(missed(results([flooded(), wrong]))).toEqual(['responses of 500']);
});

it('reports statuses, rates and missing values', () => {
  const report = loadReport(results([flooded({ firstPageMs: null })]));
  expect(report).toContain('The home page is 24.0 KB, compressed.');
  expect(report).toMatch(/\| uncached +\| +60\.0 \| +0\.0075 \| +25\.0 \| +120 × 200 \|/);
  expect(report).toMatch(/\| 10 +\| 900 × 200, 4 × 503 \| +450 \| +12 \| +45 \| +3 \| +0 \|/);
  expect(report).toMatch(/\| first page after a flood +\| under 1000 ms \| +none \| missed \|/);
});
