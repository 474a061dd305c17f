import { expect, it } from '@jest/globals';
import { createRequestLog } from './request-log';

it('counts responses and times for each interval', () => {
  let now = 1_000;
  const log = createRequestLog(10, () => now);
  for (let ms = 1; ms <= 100; ms += 1) log.note('page', 200, ms);
  log.note('call', 503, 7);
  now += 10 * 60_000;
  log.note('call', 200, 40);
  expect(log.intervals()).toEqual([
    {
      fromMinute: 0,
      byStatus: { 200: 100, 503: 1 },
      pages: { p50: 50, p99: 99 },
      calls: { p50: 7, p99: 7 },
    },
    { fromMinute: 10, byStatus: { 200: 1 }, pages: { p50: 0, p99: 0 }, calls: { p50: 40, p99: 40 } },
  ]);
});
