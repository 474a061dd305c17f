import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { address } from './testing/address';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import type { Shopper } from './testing/shopper';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.assertNoDrift();
  shop.sandbox.faults.webhooks = 'normal';
});

/** A shopper with an order of two units, not paid yet. */
async function orderedBy(shopper: Shopper) {
  const productId = await shop.addProduct({ title: 'Brass seal', ratePaise: 10_000, discountBp: 1_000 });
  const products = [{ productId, quantity: 2 }];
  const { status, body } = await shopper.checkout(products, 20_200);
  expect(status).toBe(200);
  return { products, orderId: String(body.id) };
}

const stockOf = async (productId: string | undefined) => {
  const rows = shop.database.db.selectFrom('product').select(['stock', 'reserved']);
  return rows.where('public_id', '=', productId ?? '').executeTakeFirstOrThrow();
};

describe('an order is placed', () => {
  it('by the browser alone, when no webhook comes', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const shopper = shop.newShopper();
    const key = await shopper.get('/payment/key');
    const fields = {
      success: true,
      key: expect.stringMatching(/^rzp_test_/),
      checkoutScript: '/sandbox/razorpay/v1/checkout.js',
    };
    expect(key.body).toEqual({ ...fields, data: fields });
    const { products, orderId } = await orderedBy(shopper);
    expect(await stockOf(products[0]?.productId)).toEqual({ stock: 10, reserved: 2 });

    const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null });
    expect(await shopper.report(paid)).toEqual({ status: 200, body: { success: true, status: 'placed' } });
    expect(await stockOf(products[0]?.productId)).toEqual({ stock: 8, reserved: 0 });

    const confirmed = await shopper.confirm(orderId, products);
    expect(confirmed).toMatchObject({
      status: 200,
      body: { success: true, order: { status: 'Order Placed' } },
    });
  });

  it('in two colours of a product, with a line and a photo for each, from one stock', async () => {
    const shopper = shop.newShopper();
    const photos = ['red', 'blue'].map((name) => `https://cdn.test/${name}.webp`);
    const productId = await shop.addProduct({ stock: 5, colors: 'Red, Blue', photos });
    const products = [
      { productId, quantity: 1, color: 'Red' },
      { productId, quantity: 3, color: 'Blue' },
    ];
    const { body } = await shopper.checkout(products, 44_800);
    const orderId = String(body.id);
    await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
    expect(await stockOf(productId)).toEqual({ stock: 1, reserved: 0 });
    const confirmed = await shopper.confirm(orderId, products);
    const { order } = confirmed.body as unknown as { order: { _id: string } };
    const placed = await shopper.get(`/order/${order._id}`);
    const { data } = placed.body as unknown as { data: { products: unknown[] } };
    expect(data.products).toHaveLength(2);
    expect(data.products).toEqual(
      expect.arrayContaining(
        products.map(({ color, quantity }, index) =>
          expect.objectContaining({
            color,
            quantity,
            mainPhoto: expect.objectContaining({ secure_url: photos[index] }),
          }),
        ),
      ),
    );

    const tooMany = products.map((line) => ({ ...line, quantity: 1 }));
    const refused = await shop.newShopper().checkout(tooMany, 22_400);
    expect(refused).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Only 1 of Product \d+ left in stock$/) },
    });
  });

  it('by a webhook alone, when the browser closes after paying', async () => {
    const shopper = shop.newShopper();
    const { orderId } = await orderedBy(shopper);
    await shop.sandbox.pay({ orderId, method: 'upi', failure: null });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });

  it('by the reconciler, when neither browser nor webhook reports it', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const shopper = shop.newShopper();
    const { orderId } = await orderedBy(shopper);
    await shop.sandbox.pay({ orderId, method: 'card', failure: null });
    shop.clock.advance(1);
    await shop.reconcile();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });

  it('once, under concurrent webhooks, status and order requests and two reconcilers', async () => {
    shop.sandbox.faults.webhooks = 'repeat';
    const shopper = shop.newShopper();
    const { products, orderId } = await orderedBy(shopper);
    const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null });
    shop.clock.advance(1);
    const [status, confirmed] = await Promise.all([
      shopper.report(paid),
      shopper.confirm(orderId, products),
      shop.deliver(),
      shop.reconcile(),
      shop.reconcile(),
    ]);
    expect(status.body).toEqual({ success: true, status: 'placed' });
    expect(confirmed.status).toBe(200);
    await shop.deliver();
    expect(await stockOf(products[0]?.productId)).toEqual({ stock: 8, reserved: 0 });
    const refunds = await shop.database.db.selectFrom('refund').selectAll().execute();
    expect(refunds).toEqual([]);
  });

  it('by webhooks that arrive out of order', async () => {
    shop.sandbox.faults.webhooks = 'reorder';
    const shopper = shop.newShopper();
    const { orderId } = await orderedBy(shopper);
    await shop.sandbox.pay({ orderId, method: 'card', failure: null });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });

  it('by the browser, when the webhook is late', async () => {
    shop.sandbox.faults.webhooks = 'delay';
    const shopper = shop.newShopper();
    const { orderId } = await orderedBy(shopper);
    const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('pending_payment');
    expect((await shopper.report(paid)).body).toMatchObject({ status: 'placed' });
    shop.clock.advance(1);
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });
});

describe('a paid order', () => {
  it('is confirmed by repeated requests, with the id or by the session', async () => {
    const shopper = shop.newShopper();
    const { products, orderId } = await orderedBy(shopper);
    await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
    const responses = await Promise.all([
      ...Array.from({ length: 5 }, () => shopper.confirm(orderId, products)),
      ...Array.from({ length: 5 }, () => shopper.confirm(undefined, products)),
    ]);
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 200, body: { success: true } });
  });

  it('is confirmed without another call to the provider', async () => {
    const shopper = shop.newShopper();
    const { products, orderId } = await orderedBy(shopper);
    const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null });
    const asked = jest.spyOn(shop.payments.context.provider, 'orderPayments');
    await shopper.report(paid);
    await shopper.post('/order', { ...address, ...paid });
    await shopper.confirm(orderId, products);
    await shopper.confirm(undefined, products);
    expect(asked.mock.calls).toEqual([[orderId]]);
    asked.mockRestore();
  });

  it('is shown to its shopper only', async () => {
    const shopper = shop.newShopper();
    const { products, orderId } = await orderedBy(shopper);
    await shopper.report(await shop.sandbox.pay({ orderId, method: 'card', failure: null }));
    const { order } = (await shopper.confirm(orderId, products)).body as { order: { _id: string } };
    const shown = await shopper.get(`/order/${order._id}`);
    expect(shown).toMatchObject({
      status: 200,
      body: {
        data: {
          _id: order._id,
          orderNumber: expect.stringMatching(/^VC-\w{5}-\w{5}$/),
          status: 'placed',
          products: [{ title: 'Brass seal', quantity: 2, price: 90, unitPaise: 9_000, totalPaise: 18_000 }],
          total: 202,
          totals: { subtotalPaise: 18_000, taxPaise: 2_160, roundingPaise: 40, payablePaise: 20_200 },
          address: { name: 'Asha Rao', city: 'Pune' },
        },
      },
    });
    const stranger = shop.newShopper();
    await stranger.get('/user/verify');
    expect((await stranger.get(`/order/${order._id}`)).status).toBe(404);
    expect(await stranger.confirm(orderId, products)).toEqual({
      status: 402,
      body: { status: 402, message: 'Payment verification failed. Please contact support.' },
    });
  });

  it('returns the same order to a checkout with its receipt', async () => {
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    const first = await shopper.checkout(products, 11_200, { receipt: 'once' });
    await shopper.report(
      await shop.sandbox.pay({ orderId: String(first.body.id), method: 'card', failure: null }),
    );
    expect(await shopper.checkout(products, 11_200, { receipt: 'once' })).toEqual({
      ...first,
      body: { success: true, id: first.body.id, currency: 'INR', amount: 11_200, paid: true },
    });
    const again = await shopper.checkout(products, 11_200);
    expect(again.body.id).not.toBe(first.body.id);
  });
});

it('an order that is not paid is not confirmed', async () => {
  const shopper = shop.newShopper();
  const { products, orderId } = await orderedBy(shopper);
  for (const id of [orderId, undefined]) {
    expect(await shopper.confirm(id, products)).toEqual({
      status: 402,
      body: { status: 402, message: 'Payment verification failed. Please contact support.' },
    });
  }
});
