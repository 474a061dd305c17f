import { allStates } from '@shop/config/delivery';
import fc from 'fast-check';

/** Products of random orders: their GST in basis points, and their code. */
export const soldProducts = [
  { gstBp: 1_200, hsn: '4820' },
  { gstBp: 1_800, hsn: '9608' },
  { gstBp: 500, hsn: '4817' },
  { gstBp: 0, hsn: '4901' },
  { gstBp: 1_200, hsn: '4811' },
  { gstBp: 1_800, hsn: '4820' },
  { gstBp: 500, hsn: null },
] as const;

const buyers = [
  { gstin: '27AAPFU0939F1ZV', companyName: 'Uma Paper House' },
  { gstin: '29AAGCB7383J1Z4', companyName: 'Bindu Books, "Art" & Co' },
] as const;

const line = fc.record({
  product: fc.nat({ max: soldProducts.length - 1 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  ratePaise: fc.oneof(
    { weight: 8, arbitrary: fc.integer({ min: 101, max: 99_999 }) },
    { weight: 1, arbitrary: fc.integer({ min: 1_000_000, max: 9_000_000 }) },
  ),
  discountBp: fc.constantFrom(0, 0, 500, 1_250, 3_333),
});

const refund = fc.record({
  covers: fc.constantFrom('pieces', 'pieces', 'rest', 'money'),
  /** Thousandths of the rest. */
  share: fc.integer({ min: 1, max: 1_000 }),
  minutesLater: fc.integer({ min: 1, max: 20 * 24 * 60 }),
});

const order = fc.record({
  lines: fc.uniqueArray(line, { minLength: 1, maxLength: 4, selector: ({ product }) => product }),
  state: fc.oneof(fc.constant('Rajasthan'), fc.constantFrom(...allStates)),
  buyer: fc.constantFrom(undefined, undefined, ...buyers),
  shippingPaise: fc.constantFrom(0, 4_000, 4_999),
  /** Whether a coupon pays the shipping. */
  shipsFree: fc.nat({ max: 5 }).map((value) => value === 0),
  /** The fee of cash on delivery; null for an order that is paid online. */
  cashFeePaise: fc.constantFrom(null, null, null, 0, 2_550, 4_900),
  /** An order that is cancelled before its invoice is in no return; later, a credit note covers all that is left. */
  cancelled: fc.constantFrom(...Array<false>(8).fill(false), 'before' as const, 'after' as const),
  /** A coupon's discount on the goods, in basis points; 0 for none. */
  couponBp: fc.constantFrom(0, 0, 0, 1_000, 1_555, 3_000),
  /** Minutes from the beginning of the period until its invoice is issued. */
  minute: fc.integer({ min: 0, max: 45 * 24 * 60 }),
  refunds: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.array(refund, { minLength: 1, maxLength: 4 }) },
  ),
});

/** An order with its refunds, before amounts are calculated. */
export type RandomOrder = typeof order extends fc.Arbitrary<infer Value> ? Value : never;

/** Random orders from a seed, in the order of their invoices. */
export const randomOrders = (count: number, seed: number): readonly RandomOrder[] =>
  fc.sample(order, { numRuns: count, seed }).sort((one, other) => one.minute - other.minute);
