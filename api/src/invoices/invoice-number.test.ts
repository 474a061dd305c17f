import { describe, expect, it } from '@jest/globals';
import { financialYear, invoiceNumber } from './invoice-number';

describe('financialYear', () => {
  it.each([
    ['2026-03-31T18:29:59Z', 2025],
    ['2026-03-31T18:30:00Z', 2026],
    ['2026-12-31T20:00:00Z', 2026],
    ['2027-01-15T00:00:00Z', 2026],
  ])('of %s begins in %i: it turns at midnight in India', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });
});

describe('invoiceNumber', () => {
  it('names the financial year, in at most 16 characters', () => {
    expect(invoiceNumber(2026, 42)).toBe('VC/26-27/00042');
    expect(invoiceNumber(2099, 1)).toBe('VC/99-00/00001');
    expect(invoiceNumber(2026, 9_999_999)).toHaveLength(16);
  });
});
