import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkTable, type NumberedPrice } from './check-prices';
import { holds, rowsOfZone, shippingPrice } from './shipping-price';

/** A row of a table; by default for any zone and any cart, at a price of ₹40. */
function price(row: number, given: Partial<NumberedPrice> = {}): NumberedPrice {
  return {
    ...{ row, zone: null, valueFromPaise: 0, valueBelowPaise: null },
    ...{ weightFromGrams: 0, weightBelowGrams: null, pricePaise: 4_000, freeFromPaise: null },
    ...given,
  };
}

const messagesOf = (rows: readonly NumberedPrice[]) =>
  checkTable(rows).map(({ row, column, message }) => [row, column, message].join('|'));

describe('a table', () => {
  it('is complete with one row', () => {
    expect(checkTable([price(1)])).toEqual([]);
  });

  it('needs rows for any zone', () => {
    expect(messagesOf([price(1, { zone: 'South' })])).toEqual([
      '||needs rows for any zone, which apply to every zone without its own rows',
    ]);
  });

  it('reports faults of rows by field', () => {
    expect(
      messagesOf([
        price(1, { valueFromPaise: 50_000, valueBelowPaise: 50_000 }),
        price(2, { weightFromGrams: 500, weightBelowGrams: 400 }),
        price(3, { valueFromPaise: 50_000, freeFromPaise: 50_000 }),
        price(4, { valueBelowPaise: 50_000, freeFromPaise: 50_000 }),
        price(5, { pricePaise: 0, freeFromPaise: 50_000 }),
      ]),
    ).toEqual([
      '1|value_below|must be more than ₹500.00, the start',
      '2|weight_below|must be more than 500 g, the start',
      '3|free_from|must be more than ₹500.00; or set the price to 0',
      '4|free_from|must be less than ₹500.00, the end of the range; or leave it empty',
      '5|free_from|must be empty, since the price is 0',
    ]);
  });

  it('names the cart without a price', () => {
    expect(
      messagesOf([
        price(1, { weightBelowGrams: 500 }),
        price(2, { weightFromGrams: 500, valueFromPaise: 50_000 }),
        price(3, { zone: 'South', weightFromGrams: 1 }),
      ]),
    ).toEqual([
      '||has no price for goods of ₹0.00 that weigh 500 g, to any zone; add a row for them, or widen a range',
      '||has no price for goods of ₹0.00 that weigh 0 g, to zone South; add a row for them, or widen a range',
    ]);
  });

  it('names both rows for carts with several prices, within a zone only', () => {
    expect(
      messagesOf([
        price(1, { weightBelowGrams: 501 }),
        price(2, { weightFromGrams: 500 }),
        price(3, { zone: 'South' }),
        price(4, { zone: 'south', valueFromPaise: 9_900 }),
      ]),
    ).toEqual([
      '2||row 2 overlaps row 1; change one of the ranges',
      '4||row 4 overlaps row 3; change one of the ranges',
    ]);
  });
});

describe('a price', () => {
  const rows = [
    price(1, { valueBelowPaise: 50_000, weightBelowGrams: 1_000, pricePaise: 4_000 }),
    price(2, { valueBelowPaise: 50_000, weightFromGrams: 1_000, pricePaise: 9_000 }),
    price(3, { valueFromPaise: 50_000, pricePaise: 2_000, freeFromPaise: 99_900 }),
    price(4, { zone: 'North-East', pricePaise: 12_000 }),
  ];

  it.each([
    [49_999, 999, 4_000],
    [49_999, 1_000, 9_000],
    [50_000, 999, 2_000],
    [50_000, 1_000_000, 2_000],
    [99_899, 0, 2_000],
    [99_900, 0, 0],
  ])('of goods of %i paise that weigh %i g is %i paise', (valuePaise, grams, paise) => {
    expect(checkTable(rows)).toEqual([]);
    for (const zone of [null, 'South']) expect(shippingPrice(rows, { zone, valuePaise, grams })).toBe(paise);
    expect(shippingPrice(rows, { zone: 'north-east', valuePaise, grams })).toBe(12_000);
  });
});

it('exactly the tables without faults have one row for each cart in each zone', () => {
  const limit = fc.integer({ min: 0, max: 4 });
  const end = fc.option(fc.integer({ min: 0, max: 5 }));
  const row = fc.record({
    zone: fc.constantFrom(null, null, 'A', 'a', 'B'),
    valueFromPaise: limit,
    valueBelowPaise: end,
    weightFromGrams: limit,
    weightBelowGrams: end,
  });
  const everything = {
    zone: null,
    valueFromPaise: 0,
    valueBelowPaise: null,
    weightFromGrams: 0,
    weightBelowGrams: null,
  };
  const split = fc.tuple(limit, fc.constantFrom('value', 'weight')).map(([at, by]) =>
    by === 'value'
      ? [
          { ...everything, valueBelowPaise: at + 1 },
          { ...everything, valueFromPaise: at + 1 },
        ]
      : [
          { ...everything, weightBelowGrams: at + 1 },
          { ...everything, weightFromGrams: at + 1 },
        ],
  );
  const table = fc.oneof(
    fc.array(row, { maxLength: 4 }),
    fc.tuple(split, fc.array(row, { maxLength: 2 })).map((parts) => parts.flat()),
  );
  let valid = 0;
  fc.assert(
    fc.property(table, (rows) => {
      const numbered = rows.map((one, index) => price(index + 1, one));
      const isRange = numbered.every(
        (one) =>
          (one.valueBelowPaise === null || one.valueBelowPaise > one.valueFromPaise) &&
          (one.weightBelowGrams === null || one.weightBelowGrams > one.weightFromGrams),
      );
      const numbers = [0, 1, 2, 3, 4, 5, 6];
      const isExact = ['A', 'B', 'C', null].every((zone) =>
        numbers.every((valuePaise) =>
          numbers.every(
            (grams) =>
              rowsOfZone(numbered, zone).filter((one) => holds(one, { valuePaise, grams })).length === 1,
          ),
        ),
      );
      const hasFaults = checkTable(numbered).length > 0;
      if (!hasFaults) valid += 1;
      // Rows that no zone uses are checked, too.
      if (isRange && isExact) expect(hasFaults).toBe(false);
      if (!hasFaults) expect([isRange, isExact]).toEqual([true, true]);
    }),
    { numRuns: 1_000, seed: 20_261_129 },
  );
  expect(valid).toBeGreaterThan(50);
});
