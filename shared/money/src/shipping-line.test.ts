import { describe, expect, it } from '@jest/globals';
import { orderTotals } from './price';
import { shippingLine } from './shipping-line';

const rule = { freeFromPaise: 5_000, pricePaise: 4_000 };
const tape = { ratePaise: 2_400, discountBp: 1_000, quantity: 2 };

describe('shippingLine', () => {
  it('is charged below the threshold, which is compared before discounts', () => {
    expect(shippingLine(rule, [tape], 1_200)).toEqual({
      ...{ ratePaise: 4_000, discountBp: 0, quantity: 1 },
      taxBp: 1_200,
    });
    expect(shippingLine(rule, [{ ...tape, ratePaise: 2_499 }], 1_200)).not.toBeNull();
    expect(shippingLine(rule, [{ ...tape, ratePaise: 2_500 }], 1_200)).toBeNull();
  });

  it('has the highest tax of the goods', () => {
    const taxes = (...rates: number[]) =>
      shippingLine(
        rule,
        rates.map((taxBp) => ({ ...tape, quantity: 1, ratePaise: 100, taxBp })),
        1_200,
      )?.taxBp;
    expect([taxes(0), taxes(0, 500), taxes(1_800, 500)]).toEqual([0, 500, 1_800]);
  });

  it('is not charged without a rule or without goods', () => {
    expect(shippingLine(null, [tape], 1_200)).toBeNull();
    expect(shippingLine(rule, [], 1_200)).toBeNull();
  });

  it('adds up with the goods', () => {
    const shipping = shippingLine(rule, [tape], 1_200);
    const lines = shipping ? [tape, shipping] : [tape];
    expect(orderTotals(lines, 1_200)).toMatchObject({
      subtotalPaise: 8_320,
      taxPaise: 998,
      payablePaise: 9_400,
      savedPaise: 480,
    });
  });
});
