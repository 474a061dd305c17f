import { describe, expect, it } from '@jest/globals';
import { formatDate } from '@shop/config/dates';
import { endOfValidity } from './expiry';

describe('the validity of a gift card', () => {
  it.each([
    ['2026-11-29T10:00:00.000Z', 24, '2028-11-29T18:29:59.999Z', '29 November 2028'],
    // It is the next day in India.
    ['2026-11-29T20:00:00.000Z', 24, '2028-11-30T18:29:59.999Z', '30 November 2028'],
    ['2027-02-28T10:00:00.000Z', 12, '2028-02-28T18:29:59.999Z', '28 February 2028'],
    ['2028-02-29T10:00:00.000Z', 12, '2029-02-28T18:29:59.999Z', '28 February 2029'],
  ])('from %s for %d months ends at %s', (from, months, end, lastDay) => {
    expect(endOfValidity(new Date(from), months).toISOString()).toBe(end);
    expect(formatDate(new Date(end))).toBe(lastDay);
  });
});
