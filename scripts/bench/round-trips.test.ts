import { expect, it } from '@jest/globals';
import { sequentialRoundTrips } from './round-trips';

const request = (start: number, end: number) => ({ start, end });

it('counts what had to wait for one another, and what went side by side once', () => {
  const requests = [request(0, 300), request(310, 600), request(310, 700), request(650, 900)];
  expect(sequentialRoundTrips(requests, 1000)).toBe(3);
  expect(sequentialRoundTrips(requests, 640)).toBe(2);
  expect(sequentialRoundTrips(requests, 100)).toBe(1);
  expect(sequentialRoundTrips([], 100)).toBe(0);
});
