import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

/** Buys and pays `quantity` units of one product, and returns the order as its shopper sees it. */
async function bought(product: { ratePaise: number; discountBp?: number }, quantity: number, amount: number) {
  const shopper = shop.newShopper();
  const products = [{ productId: await shop.addProduct({ ...product, stock: 4_000 }), quantity }];
  const { status, body } = await shopper.checkout(products, amount);
  expect({ status, amount: body.amount }).toEqual({ status: 200, amount });
  const orderId = String(body.id);
  await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
  const { order } = (await shopper.confirm(orderId, products)).body as { order: { _id: string } };
  const { data } = (await shopper.get(`/order/${order._id}`)).body as {
    data: { total: number; createdAt: string; totals: { subtotalPaise: number; payablePaise: number } };
  };
  return { ...data, orderId };
}

describe('the total', () => {
  // Calculated manually: rate less discount, half a paisa up; 12% tax on the sum; up to the next rupee.
  it.each([
    [100_00, 0, 1, 100_00, 112_00],
    [25_00, 0, 1, 25_00, 28_00],
    [50_00, 0, 3, 150_00, 168_00],
    [49_50, 1250, 1, 43_31, 49_00],
    [99_99, 3300, 1, 66_99, 76_00],
    [1_50, 3300, 1, 1_01, 2_00],
    [1, 0, 1, 1, 1_00],
    [89, 0, 1, 89, 1_00],
    [90, 0, 1, 90, 2_00],
    [1_25, 5000, 3, 1_89, 3_00],
    [150_00, 3300, 999, 100_399_50, 112_448_00],
  ])(
    'rounds once per unit and once per cart: %i paise less %i bp, times %i, is %i and with tax %i',
    async (ratePaise, discountBp, quantity, subtotalPaise, payablePaise) => {
      const { total, totals } = await bought({ ratePaise, discountBp }, quantity, payablePaise);
      expect(totals).toMatchObject({ subtotalPaise, payablePaise });
      expect(total).toBe(payablePaise / 100);
    },
  );
});

describe('goods of several tax rates', () => {
  it('are charged with the tax of each, rounded up once, and keep the rate of that day', async () => {
    const shopper = shop.newShopper();
    const book = await shop.addProduct({ ratePaise: 10_010, gstBp: 0, hsn: '4820' });
    const pen = await shop.addProduct({ ratePaise: 20_000, gstBp: 1800, hsn: '9608' });
    const usual = await shop.addProduct({ ratePaise: 5_001 });
    const products = [book, pen, usual].map((productId) => ({ productId, quantity: 1 }));
    // 100.10 + 200.00 * 1.18 + 50.01 * 1.12 = 392.1112
    const { body } = await shopper.checkout(products, 39_300);
    expect(body).toMatchObject({ success: true, amount: 39_300 });
    const orderId = String(body.id);
    await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
    await shop.database.db.updateTable('product').set({ gst_bp: 500, hsn: '4901' }).execute();
    const { order } = (await shopper.confirm(orderId, products)).body as { order: { _id: string } };
    expect((await shopper.get(`/order/${order._id}`)).body).toMatchObject({
      data: {
        products: expect.arrayContaining([
          expect.objectContaining({ productId: book, hsnCode: '4820', gstRate: 0 }),
          expect.objectContaining({ productId: pen, hsnCode: '9608', gstRate: 18 }),
          expect.objectContaining({ productId: usual, hsnCode: null, gstRate: 12 }),
        ]),
        totals: {
          subtotalPaise: 35_011,
          taxPaise: 4_200,
          roundingPaise: 89,
          payablePaise: 39_300,
          taxes: [
            { gstRate: 0, taxablePaise: 10_010, taxPaise: 0 },
            { gstRate: 12, taxablePaise: 5_001, taxPaise: 600 },
            { gstRate: 18, taxablePaise: 20_000, taxPaise: 3_600 },
          ],
        },
      },
    });
  });
});

describe('an order around midnight at the end of a month in India', () => {
  // 2027-01-31 23:59:59.999 and 2027-02-01 00:00 in India are still the afternoon of 31 January in UTC.
  it.each([
    ['the last moment of January', '2027-01-31T18:29:59.999Z', '31 January 2027'],
    ['the first moment of February', '2027-01-31T18:30:00.000Z', '1 February 2027'],
    ['the last moment of February', '2027-02-28T18:29:59.999Z', '28 February 2027'],
    ['the first moment of the financial year', '2027-03-31T18:30:00.000Z', '1 April 2027'],
  ])('stores %s to the millisecond, with a reservation of twenty minutes', async (_case, at, day) => {
    shop.clock.moveTo(new Date(at));
    const order = await bought({ ratePaise: 10_000 }, 1, 11_200);
    expect(order.createdAt).toBe(at);
    const inIndia = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
    expect(inIndia.format(new Date(order.createdAt))).toBe(day);
    const { reserved_until: until } = await shop.database.db
      .selectFrom('shop_order')
      .select('reserved_until')
      .where('provider_order_id', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(until.getTime() - new Date(at).getTime()).toBe(20 * 60_000);
  });

  it('can expire in the month after its creation', async () => {
    shop.clock.moveTo(new Date('2027-04-30T18:20:00Z'));
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    const { body } = await shop.newShopper().checkout(products, 11_200);
    shop.clock.moveTo(new Date('2027-04-30T18:39:59Z'));
    await shop.reconcile();
    expect(await shop.statusOf(String(body.id))).toBe('pending_payment');
    shop.clock.moveTo(new Date('2027-04-30T18:40:00Z'));
    await shop.reconcile();
    expect(await shop.statusOf(String(body.id))).toBe('expired');
  });
});
