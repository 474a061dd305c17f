import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { discountOfUnits, spreadDiscount } from './spread';

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

const discounted = fc
  .array(fc.nat({ max: 100_000_000 }), { minLength: 1, maxLength: 12 })
  .chain((amounts) => fc.record({ amounts: fc.constant(amounts), discount: fc.nat({ max: sum(amounts) }) }));

describe('spreadDiscount', () => {
  it('gives the leftover paise to the largest remainders', () => {
    // 33.33… each: the first gets the leftover paisa.
    expect(spreadDiscount(100, [500, 500, 500])).toEqual([34, 33, 33]);
    // 1.67, 3.33 and 5: the paisa goes to the first.
    expect(spreadDiscount(10, [100, 200, 300])).toEqual([2, 3, 5]);
    expect(spreadDiscount(0, [100, 0])).toEqual([0, 0]);
    expect(() => spreadDiscount(101, [100])).toThrow(RangeError);
  });

  it('adds up to the discount, and never exceeds an amount', () => {
    fc.assert(
      fc.property(discounted, ({ amounts, discount }) => {
        const parts = spreadDiscount(discount, amounts);
        expect(sum(parts)).toBe(discount);
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(amounts[index] ?? 0);
        });
      }),
    );
  });

  it('differs from the exact proportion by less than a paisa', () => {
    fc.assert(
      fc.property(discounted, ({ amounts, discount }) => {
        const whole = BigInt(sum(amounts));
        spreadDiscount(discount, amounts).forEach((part, index) => {
          const off = BigInt(part) * whole - BigInt(discount) * BigInt(amounts[index] ?? 0);
          expect(off < whole && -off < whole).toBe(whole > 0n);
        });
      }),
    );
  });
});

describe('discountOfUnits', () => {
  const line = fc
    .record({ unit: fc.nat({ max: 1_000_000 }), quantity: fc.integer({ min: 1, max: 40 }) })
    .chain(({ unit, quantity }) =>
      fc.record({
        unit: fc.constant(unit),
        quantity: fc.constant(quantity),
        discount: fc.nat({ max: unit * quantity }),
      }),
    );

  it('never makes a unit worth less than nothing, and adds up to the discount', () => {
    fc.assert(
      fc.property(line, ({ unit, quantity, discount }) => {
        expect(discountOfUnits(discount, quantity, quantity)).toBe(discount);
        expect(discountOfUnits(discount, 0, quantity)).toBe(0);
        for (let left = 1; left <= quantity; left += 1) {
          const off =
            discountOfUnits(discount, left, quantity) - discountOfUnits(discount, left - 1, quantity);
          expect(off).toBeGreaterThanOrEqual(0);
          expect(off).toBeLessThanOrEqual(unit);
        }
      }),
    );
  });
});
