import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { requiredFields } from './testing/address';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { newReceipt } from './testing/shopper';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(() => shop.assertNoDrift());

const countOrders = async () =>
  Number(
    (
      await shop.database.db
        .selectFrom('shop_order')
        .select((count) => count.fn.countAll<number>().as('orders'))
        .executeTakeFirstOrThrow()
    ).orders,
  );

const setRate = (productId: string, paise: number) =>
  shop.database.db
    .updateTable('product')
    .set({ rate_paise: paise })
    .where('public_id', '=', productId)
    .execute();

describe('a checkout', () => {
  it('returns id, currency and amount at the top level', async () => {
    const productId = await shop.addProduct({ ratePaise: 4_950, discountBp: 1_250 });
    const { status, body } = await shop.newShopper().checkout([{ productId, quantity: 1 }], 4_900);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      id: expect.stringMatching(/^order_\w{14}$/),
      currency: 'INR',
      amount: 4_900,
      payWithin: 15 * 60,
    });
  });

  it('accepts an order of more than a hundred products, and reports the limit', async () => {
    const ids = await Promise.all(Array.from({ length: 101 }, () => shop.addProduct()));
    const lines = ids.map((productId) => ({ productId, quantity: 1 }));
    expect((await shop.newShopper().checkout(lines, 101 * 11_200)).status).toBe(200);
    const many = Array.from({ length: 501 }, (_, index) => ({ productId: `p${index}`, quantity: 1 }));
    expect(await shop.newShopper().checkout(many, 11_200)).toMatchObject({
      status: 422,
      body: { message: 'An order can have at most 500 different products', field: 'products' },
    });
  });

  it.each(requiredFields)('without %s names the field', async (field, message) => {
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    for (const value of [undefined, '  ']) {
      const { status, body } = await shop.newShopper().checkout(products, 11_200, { [field]: value });
      expect({ status, body }).toEqual({ status: 422, body: { status: 422, message, field } });
    }
  });

  it('ships to the six states only', async () => {
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    const { status, body } = await shop.newShopper().checkout(products, 11_200, { state: 'Goa' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ field: 'state' });
  });

  it('requires products, whole quantities and rupees', async () => {
    const productId = await shop.addProduct({ stock: 2_000 });
    const shopper = shop.newShopper();
    expect(await shopper.checkout([], 0)).toMatchObject({
      status: 422,
      body: { message: 'Your cart is empty' },
    });
    for (const quantity of [0, -1, 1.5, 1000]) {
      expect((await shopper.checkout([{ productId, quantity }], 11_200)).status).toBe(400);
    }
    const together = [500, 500].map((quantity) => ({ productId, quantity }));
    expect(await shopper.checkout(together, 11_200)).toMatchObject({
      status: 422,
      body: { message: 'Quantity must be between 1 and 999' },
    });
    const currency = 'USD' as unknown as 'INR';
    expect((await shopper.checkout([{ productId, quantity: 1 }], 11_200, { currency })).status).toBe(400);
    expect((await shopper.post('/payment/checkout', null)).status).toBe(400);
  });

  it('of a withdrawn or unknown product is refused', async () => {
    const productId = await shop.addProduct();
    await shop.database.db
      .updateTable('product')
      .set({ active: false })
      .where('public_id', '=', productId)
      .execute();
    for (const id of [productId, 'no-such-product']) {
      expect(await shop.newShopper().checkout([{ productId: id, quantity: 1 }], 11_200)).toMatchObject({
        status: 409,
        body: { message: 'A product in your cart is no longer available', productId: id },
      });
    }
  });

  it('of free products is refused', async () => {
    const productId = await shop.addProduct({ discountBp: 10_000 });
    expect((await shop.newShopper().checkout([{ productId, quantity: 1 }], 0)).status).toBe(422);
  });

  it('merges lines of one product and keeps colours apart', async () => {
    const productId = await shop.addProduct({ ratePaise: 10_000, colors: 'Indigo, Plum' });
    const lines = [
      { productId, quantity: 1, color: 'Indigo' },
      { productId, quantity: 2 },
      { productId, quantity: 1, color: 'Indigo' },
      { productId, quantity: 1, color: 'unknown colour' },
    ];
    const { status, body } = await shop.newShopper().checkout(lines, 56_000);
    expect(status).toBe(200);
    const items = await shop.database.db
      .selectFrom('order_item')
      .innerJoin('shop_order', 'shop_order.id', 'order_item.order_id')
      .select(['color', 'quantity'])
      .where('provider_order_id', '=', String(body.id))
      .orderBy('color')
      .execute();
    expect(items).toEqual([
      { color: '', quantity: 3 },
      { color: 'Indigo', quantity: 2 },
    ]);
  });
});

describe('ten concurrent clicks', () => {
  it.each([
    ['with one receipt', () => 'clicked'],
    ['with ten receipts', newReceipt],
  ])('%s make one order', async (_case, receipt) => {
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
    // The first request of a browser creates its session.
    const first = await shopper.checkout(products, 11_200, { receipt: receipt() });
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => shopper.checkout(products, 11_200, { receipt: receipt() })),
    );
    expect(responses.map((response) => response)).toEqual(responses.map(() => first));
    expect(await countOrders()).toBe(before);
  });

  it('make one order even in a new session', async () => {
    const shopper = shop.newShopper();
    const warmUp = await shop.addProduct();
    await shopper.checkout([{ productId: warmUp, quantity: 1 }], 11_200);
    const before = await countOrders();
    const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
    const responses = await Promise.all(Array.from({ length: 10 }, () => shopper.checkout(products, 11_200)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${String(body.id)}`)).size).toBe(1);
    expect(responses[0]?.status).toBe(200);
    expect(await countOrders()).toBe(before + 1);
  });
});

describe('a receipt', () => {
  it('that was used for another cart is refused', async () => {
    const shopper = shop.newShopper();
    const one = [{ productId: await shop.addProduct(), quantity: 1 }];
    const other = [{ productId: await shop.addProduct(), quantity: 1 }];
    const receipt = newReceipt();
    await shopper.checkout(one, 11_200, { receipt });
    expect(await shopper.checkout(other, 11_200, { receipt })).toMatchObject({
      status: 422,
      body: { message: 'This receipt was already used for a different cart', field: 'receipt' },
    });
  });

  it('of another shopper is a different receipt', async () => {
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    const receipt = newReceipt();
    const responses = await Promise.all(
      [shop.newShopper(), shop.newShopper()].map((shopper) =>
        shopper.checkout(products, 11_200, { receipt }),
      ),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(2);
  });

  it('keeps its order when only the address is corrected', async () => {
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
    const receipt = newReceipt();
    const first = await shopper.checkout(products, 11_200, { receipt });
    const corrected = await shopper.checkout(products, 11_200, { receipt, city: 'Nagpur' });
    expect(corrected).toEqual(first);
    const { ship } = await shop.database.db
      .selectFrom('shop_order')
      .select('ship')
      .where('provider_order_id', '=', String(first.body.id))
      .executeTakeFirstOrThrow();
    expect(ship.city).toBe('Nagpur');
  });
});

describe('a price that changes', () => {
  it('before the checkout is rejected with the correct amount, which is then accepted', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ ratePaise: 10_000 });
    const products = [{ productId, quantity: 1 }];
    await setRate(productId, 12_000);
    const rejected = await shopper.checkout(products, 11_200);
    expect(rejected).toMatchObject({ status: 409, body: { amount: 13_500 } });
    expect((await shopper.checkout(products, Number(rejected.body.amount))).status).toBe(200);
  });

  it('after the checkout leaves the order unchanged', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ ratePaise: 10_000 });
    const products = [{ productId, quantity: 1 }];
    const { body } = await shopper.checkout(products, 11_200);
    await setRate(productId, 99_900);
    expect(await shopper.checkout(products, 11_200)).toMatchObject({ body: { id: body.id } });
    const paid = await shop.sandbox.pay({ orderId: String(body.id), method: 'card', failure: null });
    expect((await shopper.report(paid)).body).toEqual({ success: true, status: 'placed' });
  });

  it('between two attempts replaces the order with one at the new price', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ ratePaise: 10_000, stock: 1 });
    const products = [{ productId, quantity: 1 }];
    const old = await shopper.checkout(products, 11_200);
    await setRate(productId, 5_000);
    const now = await shopper.checkout(products, 5_600);
    expect(now).toMatchObject({ status: 200, body: { amount: 5_600 } });
    expect(await shop.statusOf(String(old.body.id))).toBe('expired');
  });
});
