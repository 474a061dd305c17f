import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { tax } from '@shop/config';
import type { CouponQuote, LineFact, PurchaseLine } from '@shop/contracts';
import { discountBp, fromRupees, orderTotals } from '@shop/money';
import { shippingLine } from '@shop/money/shipping-line';
import fc from 'fast-check';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { addCoupon } from '../coupons/testing/add-coupon';
import { removePrices, savePrices } from '../delivery/testing/prices';
import { importRules, removeRules } from '../delivery/testing/pin-rules';
import type { Shopper } from './testing/shopper';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

const pins = ['560001', '110001', '411001'] as const;

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
  await removePrices(shop);
  await removeRules(shop);
  await importRules(
    staff,
    ['South', 'North', 'West'].map((zone, index) => `${pins[index]},,${zone},,,yes,2,4,`),
  );
  await addCoupon(shop.database.db, { code: 'TENOFF', percent_bp: 1_000 });
  await addCoupon(shop.database.db, { code: 'SHIPFREE', kind: 'shipping' });
});
afterEach(() => shop.assertNoDrift());
afterAll(async () => {
  await removePrices(shop);
  await removeRules(shop);
  await staffed.close();
});

const rupees = fc.integer({ min: 0, max: 20_000 }).map((paise) => paise / 100);

/** The rows of a zone: two ranges of weight, the first of which is split by value. */
const zoneRows = (zone: string) =>
  fc
    .record({
      grams: fc.integer({ min: 1, max: 900 }),
      value: fc.integer({ min: 1, max: 400 }),
      prices: fc.tuple(rupees, rupees, rupees),
    })
    .map(({ grams, value, prices: [low, high, heavy] }) => [
      `${zone},0,${value},0,${grams},${low},`,
      `${zone},${value},,0,${grams},${high},`,
      `${zone},0,,${grams},,${heavy},${heavy > 0 ? value + 100 : ''}`,
    ]);

const tables = fc
  .tuple(zoneRows(''), fc.option(zoneRows('South')), fc.option(zoneRows('North')))
  .map((zones) => zones.flatMap((rows) => rows ?? []));

const products = fc.array(
  fc.record({
    ratePaise: fc.integer({ min: 100, max: 30_000 }),
    discountBp: fc.constantFrom(0, 500, 3_333),
    gstBp: fc.constantFrom(0, 500, 1_200, 1_800),
    grams: fc.option(fc.integer({ min: 1, max: 600 })),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  { minLength: 1, maxLength: 3 },
);

const purchases = fc.record({
  table: tables,
  defaultGrams: fc.integer({ min: 0, max: 500 }),
  products,
  pinCode: fc.constantFrom(...pins),
  coupon: fc.constantFrom(undefined, undefined, 'TENOFF', 'SHIPFREE'),
});

/** The total of a cart as the page calculates it, or as the server does for a code; null for a code without a discount. */
async function shownTotal(
  shopper: Shopper,
  lines: readonly PurchaseLine[],
  { pinCode, coupon }: { readonly pinCode: string; readonly coupon: string | undefined },
): Promise<number | null> {
  if (coupon !== undefined) {
    const { status, body } = await shopper.post('/coupon', { code: coupon, products: lines, pinCode });
    return status === 200 ? (body.data as CouponQuote).payablePaise : null;
  }
  const { body: read } = await shopper.get(
    `/product/lines?ids=${lines.map(({ productId }) => productId).join()}`,
  );
  const facts = read.data as readonly LineFact[];
  const goods = lines.map(({ productId, quantity }) => {
    const fact = facts.find((one) => one.productId === productId);
    if (!fact) throw new Error(`No facts of ${productId}`);
    const { rate, discount, gstRate } = fact;
    return { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity, taxBp: gstRate * 100 };
  });
  const { body: quote } = await shopper.post('/shipping-price', { products: lines, pinCode });
  const { pricePaise } = quote.data as { pricePaise: number };
  const rule = pricePaise > 0 ? { pricePaise, freeFromPaise: Number.MAX_SAFE_INTEGER } : null;
  const shipping = shippingLine(rule, goods, tax.gstBasisPoints);
  return orderTotals(shipping ? [...goods, shipping] : goods, tax.gstBasisPoints).payablePaise;
}

async function addLines(
  given: readonly {
    ratePaise: number;
    discountBp: number;
    gstBp: number;
    grams: number | null;
    quantity: number;
  }[],
) {
  const lines: PurchaseLine[] = [];
  for (const { quantity, grams, discountBp: discount_bp, ...product } of given) {
    const productId = await shop.addProduct({ ...product, stock: 100 });
    await shop.database.db
      .updateTable('product')
      .set({ weight_grams: grams, discount_bp })
      .where('public_id', '=', productId)
      .execute();
    lines.push({ productId, quantity });
  }
  return lines;
}

it('the total that the page shows is charged, for random tables, carts and places', async () => {
  let charged = 0;
  await fc.assert(
    fc.asyncProperty(purchases, async ({ table, defaultGrams, products: given, ...place }) => {
      expect((await savePrices(staff, table, { defaultGrams })).status).toBe(200);
      const lines = await addLines(given);
      const shopper = shop.newShopper();
      const amount = await shownTotal(shopper, lines, place);
      if (amount === null) return;
      const { pinCode, coupon } = place;
      const wrong = await shopper.checkout(lines, amount + 100, { pinCode, ...(coupon && { coupon }) });
      expect(wrong.body).toMatchObject({ status: 409, amount });
      const { status, body } = await shopper.checkout(lines, amount, { pinCode, ...(coupon && { coupon }) });
      expect([status, body.amount]).toEqual([200, amount]);
      charged += 1;
    }),
    { numRuns: 20, seed: 20_261_129, endOnFailure: true },
  );
  expect(charged).toBeGreaterThan(10);
});
