import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { orderTotals } from './price';
import { goodsWithTax, lineWithTax, orderRowsWithTax, priceWithTax, rowsWithTax } from './price-with-tax';

it.each([
  [10_000, 1_200, 11_200],
  [4_331, 1_200, 4_851],
  // Exactly half a paisa.
  [50, 500, 53],
  [10, 500, 11],
  [1, 1_200, 1],
  [9_999, 0, 9_999],
  [0, 1_800, 0],
  [1_000_000_000, 2_800, 1_280_000_000],
])('%i paise with %i bp is %i paise', (paise, taxBp, shown) => {
  expect(priceWithTax(paise, taxBp)).toBe(shown);
});

it('taxes a whole line, so that the units of a line are rounded once', () => {
  const line = { ratePaise: 4_331, discountBp: 0, quantity: 3, taxBp: 1_200 };
  expect(lineWithTax(line)).toBe(14_552);
  expect(goodsWithTax([{ ...line, discountBp: 1_000 }])).toEqual({
    itemsPaise: 14_552,
    savedPaise: 1_455,
    goodsPaise: 13_097,
  });
});

it('has the rows of an order with shipping and a coupon', () => {
  const line = { ratePaise: 10_000, discountBp: 1_000, quantity: 1, taxBp: 1_200 };
  const goods = [line];
  const shipping = { paise: 4_000, taxBp: 1_200 };
  const { taxes, payablePaise } = orderTotals(
    [
      { ...line, couponPaise: 1_000 },
      { ratePaise: 4_000, discountBp: 0, quantity: 1, taxBp: 1_200 },
    ],
    1_200,
  );
  expect(rowsWithTax({ goods, shipping, fee: null, hasCoupon: true, taxes, payablePaise })).toEqual({
    itemsPaise: 11_200,
    savedPaise: 1_120,
    goodsPaise: 10_080,
    shippingPaise: 4_480,
    feePaise: 0,
    couponPaise: 1_120,
    roundingPaise: 60,
  });
});

const line = fc.record({
  ratePaise: fc.integer({ min: 1, max: 10_000_000 }),
  discountBp: fc.integer({ min: 0, max: 9_900 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  taxBp: fc.constantFrom(0, 500, 1_200, 1_800, 2_800),
});

it('adds up to what is charged, with little rounding, for any order', () => {
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 9_999 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.constantFrom(0, 0, 2_550),
      (goods, shippingPaise, shareBp, feePaise) => {
        const coupons = goods.map((one) => {
          const paise = lineWithTax({ ...one, taxBp: 0 });
          return Math.floor((paise * shareBp) / 10_000);
        });
        const taxBp = Math.max(...goods.map((one) => one.taxBp));
        const charged = orderTotals(
          [
            ...goods.map((one, index) => ({ ...one, couponPaise: coupons[index] })),
            ...[shippingPaise, feePaise]
              .filter((paise) => paise > 0)
              .map((ratePaise) => ({ ratePaise, discountBp: 0, quantity: 1, taxBp })),
          ],
          1_200,
        );
        const charge = (paise: number) => (paise > 0 ? { paise, taxBp } : null);
        const charges = { shipping: charge(shippingPaise), fee: charge(feePaise) };
        const rows = rowsWithTax({ ...charged, ...charges, goods, hasCoupon: shareBp > 0 });
        const { itemsPaise, savedPaise, couponPaise, roundingPaise } = rows;
        const added = rows.shippingPaise + rows.feePaise - couponPaise + roundingPaise;
        expect(itemsPaise - savedPaise + added).toBe(charged.payablePaise);
        expect(goods.reduce((sum, one) => sum + lineWithTax(one), 0)).toBe(rows.goodsPaise);
        // Up to a rupee, and half a paisa for each rounded amount.
        const rounded = (goods.length + 2 + 5) / 2;
        expect(roundingPaise).toBeGreaterThanOrEqual(-rounded);
        expect(roundingPaise).toBeLessThan(100 + rounded);
      },
    ),
    { numRuns: 300 },
  );
});

it('reads a placed order', () => {
  const products = [{ unitPaise: 14_250, quantity: 2, gstRate: 12 }];
  const totals = {
    ...{ shipping: { amountPaise: 4_000, gstRate: 12 }, coupon: { code: 'PAPER10' }, payablePaise: 33_300 },
    taxes: [{ gstRate: 12, taxablePaise: 29_650, taxPaise: 3_558 }],
  };
  expect(orderRowsWithTax({ products, totals })).toEqual({
    ...{ itemsPaise: 31_920, savedPaise: 0, goodsPaise: 31_920 },
    ...{ shippingPaise: 4_480, feePaise: 0, couponPaise: 3_192, roundingPaise: 92 },
  });
});
