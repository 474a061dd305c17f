import { describe, expect, it } from '@jest/globals';
import { discountBp, formatRupees, formatRupeesPlain, fromRupees } from './rupees';
import { orderTotals, payable, subtotal, unitPrice } from './price';

const GST = 1200;

describe('unitPrice', () => {
  it.each([
    [15000, 1500, 12750],
    [4950, 1250, 4331],
    [9999, 3300, 6699],
    [1, 5000, 1],
    [12725, 0, 12725],
    [500, 10000, 0],
  ])('%i paise less %i bp is %i paise', (rate, discount, unit) => {
    expect(unitPrice(rate, discount)).toBe(unit);
  });
});

describe('payable', () => {
  it.each([
    [10000, 11200],
    [100, 200],
    [4331, 4900],
    [0, 0],
    [25, 100],
    [99999999, 112000000],
  ])('a subtotal of %i paise is paid with %i paise', (sub, pay) => {
    expect(payable(sub, GST)).toBe(pay);
  });

  it('is a whole rupee, at least the exact amount and less than one rupee above it', () => {
    for (let sub = 1; sub < 60_000; sub += 7) {
      const pay = payable(sub, GST);
      expect(pay % 100).toBe(0);
      expect(pay * 10_000).toBeGreaterThanOrEqual(sub * 11_200);
      expect((pay - 100) * 10_000).toBeLessThan(sub * 11_200);
    }
  });
});

describe('orderTotals', () => {
  it('adds up to the total, line by line', () => {
    const lines = [
      { ratePaise: 15000, discountBp: 500, quantity: 3 },
      { ratePaise: 4950, discountBp: 1250, quantity: 1 },
    ];
    const totals = orderTotals(lines, GST);
    expect(totals.subtotalPaise).toBe(subtotal(lines));
    expect(totals.subtotalPaise + totals.taxPaise + totals.roundingPaise).toBe(totals.payablePaise);
    expect(totals.savedPaise).toBe(15000 * 3 + 4950 - totals.subtotalPaise);
  });
});

describe('orderTotals of lines with separate tax rates', () => {
  const line = (ratePaise: number, taxBp?: number, quantity = 1) => ({
    ratePaise,
    discountBp: 0,
    quantity,
    ...(taxBp !== undefined && { taxBp }),
  });

  it('is the same as with one rate for all if every line has that rate', () => {
    for (let paise = 1; paise < 30_000; paise += 13) {
      const totals = orderTotals([line(paise, GST), line(paise * 3), line(99, GST, 7)], GST);
      expect(totals.payablePaise).toBe(payable(totals.subtotalPaise, GST));
      expect(totals.taxes).toHaveLength(1);
    }
  });

  it('taxes each line at its own rate, and rounds up once', () => {
    // 100.00 + 0%, 100.10 + 5% = 105.105, 200.00 + 18% = 236.00: 441.105
    const totals = orderTotals([line(20_000, 1800), line(10_000, 0), line(10_010, 500)], GST);
    expect(totals).toMatchObject({ subtotalPaise: 40_010, payablePaise: 44_200, taxPaise: 4_101 });
    expect(totals.taxes).toEqual([
      { taxBp: 0, taxablePaise: 10_000, taxPaise: 0 },
      { taxBp: 500, taxablePaise: 10_010, taxPaise: 501 },
      { taxBp: 1800, taxablePaise: 20_000, taxPaise: 3_600 },
    ]);
    expect(totals.subtotalPaise + totals.taxPaise + totals.roundingPaise).toBe(totals.payablePaise);
  });

  it('never rounds the parts to more than the total', () => {
    // 5.5 and 6.5 paise of tax: rounded up separately, they would be a paisa more than the total.
    const totals = orderTotals([line(110, 500), line(78, 800), line(200 - 12, 0)], GST);
    expect(totals.taxes.reduce((sum, { taxPaise }) => sum + taxPaise, 0)).toBe(totals.taxPaise);
    expect(totals.roundingPaise).toBeGreaterThanOrEqual(0);
  });
});

it.each([
  [0, 0],
  [5, 500],
  [12.5, 1250],
  [33.33, 3333],
  [0.07, 7],
  [100, 10_000],
])('%d percent off are %i basis points', (percent, bp) => {
  expect(discountBp(percent)).toBe(bp);
});

describe('rupees', () => {
  it('uses Indian digit grouping and two decimals', () => {
    expect(formatRupees(12499900)).toBe('₹1,24,999.00');
    expect(formatRupeesPlain(50000)).toBe('₹500');
    expect(formatRupeesPlain(50050)).toBe('₹500.50');
  });

  it('reads API amounts without losing a paisa, and throws for invalid amounts', () => {
    expect(fromRupees(1.1 + 2.2)).toBe(330);
    expect(fromRupees(43.31)).toBe(4331);
    expect(() => fromRupees(Number.NaN)).toThrow(RangeError);
  });
});
