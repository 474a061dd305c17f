import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { PlacedOrder } from '@shop/contracts';
import { openStaffedShop, type StaffedShop } from '../../testing/staffed-shop';
import { addCoupon } from '../coupons/testing/add-coupon';
import { removePrices, savePrices } from '../delivery/testing/prices';
import { importRules, removeRules } from '../delivery/testing/pin-rules';
import { newReceipt, type Shopper } from './testing/shopper';
import { takeSteps, step } from './testing/steps';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

const south = '560001';
const north = '110001';

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
});
beforeEach(async () => {
  await removePrices(shop);
  await removeRules(shop);
  await importRules(staff, [
    `${south},560110,South,,,yes,2,4,`,
    `${north},110099,North,,,yes,2,4,`,
    '190001,,North,,,no,,,',
  ]);
  // Below 1 kg ₹40, from 1 kg on ₹90, and free from ₹500; ₹120 to other zones.
  const prices = await savePrices(staff, ['South,,,0,1000,40,500', 'South,,,1000,,90,500', ',,,,,120,']);
  expect(prices.status).toBe(200);
});
afterEach(() => shop.assertNoDrift());
afterAll(async () => {
  await removePrices(shop);
  await removeRules(shop);
  await staffed.close();
});

/** A product without tax, so that totals are the sums of goods and shipping. */
async function addProduct(ratePaise: number, grams: number | null, stock = 100) {
  const id = await shop.addProduct({ ratePaise, gstBp: 0, stock });
  await shop.database.db
    .updateTable('product')
    .set({ weight_grams: grams })
    .where('public_id', '=', id)
    .execute();
  return id;
}

const quote = async (productId: string, quantity: number, pinCode?: string) => {
  const products = [{ productId, quantity }];
  const { status, body } = await shop
    .newShopper()
    .post('/shipping-price', { products, ...(pinCode && { pinCode }) });
  return status === 200 ? body.data : { status, ...body };
};

const checkout = (
  shopper: Shopper,
  productId: string,
  quantity: number,
  amount: number,
  pinCode: string,
  more = {},
) => shopper.checkout([{ productId, quantity }], amount, { pinCode, ...more });

async function pay(shopper: Shopper, id: unknown, productId: string, quantity: number) {
  const paid = await shop.sandbox.pay({ orderId: String(id), method: 'card', failure: null });
  await shopper.report(paid);
  const { body } = await shopper.confirm(String(id), [{ productId, quantity }]);
  const { order } = body as unknown as { order: { _id: string } };
  const read = async () => {
    const { body: placed } = await shopper.get(`/order/${order._id}`);
    return (placed as unknown as { data: PlacedOrder }).data;
  };
  return { publicId: order._id, read };
}

describe('shipping by a table', () => {
  it('charges the price for the zone, weight and value, including at their boundaries', async () => {
    const id = await addProduct(1_000, 100);
    expect(await quote(id, 9, south)).toEqual({ pricePaise: 4_000 });
    expect(await quote(id, 10, south)).toEqual({ pricePaise: 9_000 });
    expect(await quote(id, 49, south)).toEqual({ pricePaise: 9_000 });
    expect(await quote(id, 50, south)).toEqual({ pricePaise: 0 });
    expect(await quote(id, 50, north)).toEqual({ pricePaise: 12_000 });
    expect(await quote(id, 1)).toEqual({ needsPin: true });
    for (const [quantity, pinCode, rupees] of [
      [9, south, 130],
      [10, south, 190],
      [50, south, 500],
      [1, north, 130],
    ] as const) {
      const wrong = await checkout(shop.newShopper(), id, quantity, 100, pinCode);
      expect(wrong.body).toMatchObject({ status: 409, amount: rupees * 100 });
      expect((await checkout(shop.newShopper(), id, quantity, rupees * 100, pinCode)).status).toBe(200);
    }
  });

  it('refuses the PIN code of a place that is not served', async () => {
    const id = await addProduct(1_000, 100);
    const refusal = { status: 422, field: 'pinCode' };
    for (const pinCode of ['190001', '999999', 'Pune']) {
      expect(await quote(id, 1, pinCode)).toMatchObject(refusal);
      expect((await checkout(shop.newShopper(), id, 1, 13_000, pinCode)).body).toMatchObject(refusal);
    }
  });

  it('uses the default weight for units without one, and the product’s weight for variants', async () => {
    const heavy = await addProduct(1_000, null);
    await savePrices(staff, [',,,0,1000,40,', ',,,1000,,90,'], { defaultGrams: 500 });
    expect(await quote(heavy, 1)).toEqual({ pricePaise: 4_000 });
    expect(await quote(heavy, 2)).toEqual({ pricePaise: 9_000 });
    const group = await addProduct(1_000, 1_000);
    const options = [{ name: 'Size', values: ['A5', 'A6'] }];
    await staff.post(`/products/${group}/options`, { options, version: 1 });
    const variants = await shop.database.db
      .selectFrom('product')
      .select(['public_id'])
      .where('parent_id', '=', ({ selectFrom }) =>
        selectFrom('product').select('id').where('public_id', '=', group),
      )
      .orderBy('id')
      .execute();
    const [large = '', small = ''] = variants.map(({ public_id }) => public_id);
    await shop.database.db
      .updateTable('product')
      .set({ weight_grams: 300 })
      .where('public_id', '=', small)
      .execute();
    expect(await quote(large, 1)).toEqual({ pricePaise: 9_000 });
    expect(await quote(small, 3)).toEqual({ pricePaise: 4_000 });
    expect(await quote(small, 4)).toEqual({ pricePaise: 9_000 });
  });

  it('replaces the rule, which applies again without the table', async () => {
    const { db } = shop.database;
    await db.insertInto('shipping_rule').values({ free_from_paise: 5_000, price_paise: 4_000 }).execute();
    const id = await addProduct(6_000, 100);
    const shopper = shop.newShopper();
    expect((await shopper.get('/shipping-rule')).status).toBe(404);
    expect(await quote(id, 1, north)).toEqual({ pricePaise: 12_000 });
    await savePrices(staff, []);
    expect((await shopper.get('/shipping-rule')).body).toEqual({
      data: { freeFromPaise: 5_000, pricePaise: 4_000 },
    });
    expect(await quote(id, 1)).toEqual({ pricePaise: 0 });
    expect((await checkout(shopper, id, 1, 6_000, north)).status).toBe(200);
    await db.deleteFrom('shipping_rule').execute();
  });

  it('is refused with the new total when the table was replaced before the payment', async () => {
    const id = await addProduct(1_000, 100);
    const shopper = shop.newShopper();
    expect(await quote(id, 1, south)).toEqual({ pricePaise: 4_000 });
    await savePrices(staff, ['South,,,,,55,', ',,,,,120,']);
    const { body } = await checkout(shopper, id, 1, 5_000, south);
    expect(body).toEqual({
      status: 409,
      amount: 6_500,
      message: 'The total is now ₹65. Please review your cart.',
    });
    expect((await checkout(shopper, id, 1, 6_500, south)).status).toBe(200);
  });

  it('is priced again when the same order gets an address in another zone', async () => {
    const id = await addProduct(1_000, 100);
    const shopper = shop.newShopper();
    const receipt = newReceipt();
    const first = await checkout(shopper, id, 1, 5_000, south, { receipt });
    expect(first.status).toBe(200);
    // A different PIN code in the zone keeps the order.
    const near = await checkout(shopper, id, 1, 5_000, '560002', { receipt });
    expect([near.status, near.body.id]).toEqual([200, first.body.id]);
    const cheap = await checkout(shopper, id, 1, 5_000, north, { receipt });
    expect(cheap.body).toMatchObject({ status: 409, amount: 13_000 });
    const dear = await checkout(shopper, id, 1, 13_000, north, { receipt });
    expect(dear.status).toBe(200);
    expect(dear.body.id).not.toBe(first.body.id);
  });

  it('stays as paid in the order, its invoice and its credit notes', async () => {
    const id = await addProduct(1_000, 600);
    const shopper = shop.newShopper();
    const { body } = await checkout(shopper, id, 2, 11_000, south);
    const { publicId, read } = await pay(shopper, body.id, id, 2);
    await savePrices(staff, []);
    expect(await read()).toMatchObject({
      total: 110,
      totals: { shipping: { amountPaise: 9_000, gstRate: 0 } },
    });
    await takeSteps(shop, publicId, [step.cancel]);
    expect((await read()).creditNotes).toMatchObject([{ covers: 'rest', amountPaise: 11_000 }]);
  });
});

describe('a coupon', () => {
  const code = 'SHIPFREE';
  const ask = async (productId: string, quantity: number, given: string, pinCode?: string) => {
    const body = { code: given, products: [{ productId, quantity }], ...(pinCode && { pinCode }) };
    const response = await shop.newShopper().post('/coupon', body);
    return response.status === 200 ? response.body.data : response.body;
  };

  it('for free shipping needs the PIN code to show its discount', async () => {
    const { db } = shop.database;
    await addCoupon(db, { code, kind: 'shipping' });
    const id = await addProduct(1_000, 100);
    expect(await ask(id, 1, code)).toMatchObject({ shippingPaise: 0, couponPaise: 0, payablePaise: 1_000 });
    expect(await ask(id, 1, code, north)).toMatchObject({ shippingPaise: 12_000, couponPaise: 12_000 });
    expect(await ask(id, 50, code, south)).toMatchObject({ status: 422, coupon: 'nothing-off' });
    const paid = await checkout(shop.newShopper(), id, 1, 1_000, north, { coupon: code });
    expect(paid.status).toBe(200);
  });

  it('does not increase shipping: the table uses the value before the coupon', async () => {
    await addCoupon(shop.database.db, { code: 'HALFOFF', percent_bp: 5_000 });
    const id = await addProduct(1_000, 10);
    expect(await ask(id, 50, 'HALFOFF', south)).toMatchObject({ shippingPaise: 0, payablePaise: 25_000 });
    expect(await ask(id, 49, 'HALFOFF', south)).toMatchObject({ shippingPaise: 4_000, payablePaise: 28_500 });
  });
});
