import { orderTotals, unitPrice } from '@shop/money';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
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

  it('has taxes by rate that add up when rounding moves a paisa to a rate without refunded units', () => {
    // 5.45 and 6.48 paise of tax are 5 and 7 together, and the second alone is 6.
    const lines = [
      { ...line(109, 1, 500), refunded: 0, wanted: 1 },
      { ...line(81, 1, 800), refunded: 0, wanted: 0 },
    ];
    const { taxPaise, taxes } = refundAmounts(lines, 1_000);
    expect(taxPaise).toBe(6);
    expect(taxes).toEqual([{ taxBp: 500, taxablePaise: 109, taxPaise: 6 }]);
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

  const couponed = fc
    .record({
      ratePaise: fc.integer({ min: 1, max: 500_000 }),
      discountBp: fc.nat({ max: 9_000 }),
      taxBp: fc.constantFrom(0, 500, 1_200, 1_800),
      quantity: fc.integer({ min: 1, max: 6 }),
    })
    .chain((one) =>
      fc.record({
        ...{ ratePaise: fc.constant(one.ratePaise), discountBp: fc.constant(one.discountBp) },
        ...{ taxBp: fc.constant(one.taxBp), quantity: fc.constant(one.quantity) },
        couponPaise: fc.nat({ max: unitPrice(one.ratePaise, one.discountBp) * one.quantity }),
      }),
    );
  const orders = fc.array(couponed, { minLength: 1, maxLength: 4 }).chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      order: fc.shuffledSubarray(
        lines.flatMap(({ quantity }, index) => Array.from({ length: quantity }, () => index)),
        { minLength: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
      ),
      shipping: fc.option(
        fc.record({ ratePaise: fc.integer({ min: 1, max: 10_000 }), couponed: fc.boolean() }),
      ),
    }),
  );

  it('with a coupon adds up to the paid amount in any order of the units, and is never negative', () => {
    fc.assert(
      fc.property(orders, ({ lines, order, shipping }) => {
        const shipped = shipping
          ? [
              {
                ...{ ratePaise: shipping.ratePaise, discountBp: 0, quantity: 1, taxBp: 1_800 },
                couponPaise: shipping.couponed ? shipping.ratePaise : 0,
              },
            ]
          : [];
        const paid = orderTotals([...lines, ...shipped], 1_200);
        const refunded = lines.map(() => 0);
        const sums = { amountPaise: 0, goodsPaise: 0, couponPaise: 0 };
        for (const index of order) {
          const asked = lines.map((one, at) => ({
            ...one,
            refunded: refunded[at] ?? 0,
            wanted: at === index ? 1 : 0,
          }));
          const amounts = refundAmounts(asked, paid.payablePaise - sums.amountPaise, shipped);
          for (const name of ['amountPaise', 'goodsPaise', 'couponPaise'] as const) {
            const part = amounts[name] ?? 0;
            expect(part).toBeGreaterThanOrEqual(0);
            sums[name] += part;
          }
          refunded[index] = (refunded[index] ?? 0) + 1;
        }
        const couponPaise = [...lines, ...shipped].reduce((sum, line) => sum + line.couponPaise, 0);
        expect(sums).toEqual({
          amountPaise: paid.payablePaise,
          goodsPaise: paid.subtotalPaise,
          couponPaise,
        });
      }),
    );
  });
});
