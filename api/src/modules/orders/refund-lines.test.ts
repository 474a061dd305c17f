import { orderTotals } from '@shop/money';
import { describe, expect, it } from '@jest/globals';
import { refundAmounts } from './refund-lines';

const line = (ratePaise: number, quantity: number, taxBp = 1_200, discountBp = 0) => ({
  ratePaise,
  discountBp,
  taxBp,
  quantity,
});

const paidFor = (lines: readonly ReturnType<typeof line>[]) => orderTotals(lines, 1_200).payablePaise;

describe('refundAmounts', () => {
  it('is the unit price with its tax, by rate', () => {
    const lines = [
      { ...line(10_000, 2), refunded: 0, wanted: 1 },
      { ...line(5_000, 1, 1_800), refunded: 0, wanted: 0 },
    ];
    expect(refundAmounts(lines, 28_300)).toEqual({
      amountPaise: 11_200,
      goodsPaise: 10_000,
      taxPaise: 1_200,
      roundingPaise: 0,
      taxes: [{ taxBp: 1_200, taxablePaise: 10_000, taxPaise: 1_200 }],
    });
  });

  it('adds up to the paid amount, unit by unit, with any rounding', () => {
    const lines = [line(3_333, 3), line(149, 4, 500, 1_250), line(9_999, 2, 1_800, 3_333)];
    const paid = paidFor(lines);
    const refunded = lines.map(() => 0);
    let left = paid;
    for (const [index, { quantity }] of lines.entries()) {
      for (let unit = 0; unit < quantity; unit += 1) {
        const asked = lines.map((one, at) => ({
          ...one,
          refunded: refunded[at] ?? 0,
          wanted: at === index ? 1 : 0,
        }));
        const { amountPaise, goodsPaise, taxPaise, roundingPaise } = refundAmounts(asked, left);
        expect(amountPaise).toBe(goodsPaise + taxPaise + roundingPaise);
        expect(Math.abs(roundingPaise)).toBeLessThan(100);
        left -= amountPaise;
        refunded[index] = (refunded[index] ?? 0) + 1;
      }
    }
    expect(left).toBe(0);
  });

  it.each([
    [10_099, 10_099],
    [10_100, 10_000],
  ])('of ₹100.00 with %i paise left includes a remainder below the minimum refund', (left, amountPaise) => {
    const one = [{ ...line(10_000, 2, 0), refunded: 0, wanted: 1 }];
    expect(refundAmounts(one, left).amountPaise).toBe(amountPaise);
  });

  it('never exceeds the remaining payment', () => {
    const whole = [{ ...line(10_000, 1), refunded: 0, wanted: 1 }];
    expect(refundAmounts(whole, 10_000)).toMatchObject({ amountPaise: 10_000, roundingPaise: -1_200 });
  });
});
