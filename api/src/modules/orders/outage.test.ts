import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mergeLines } from './cart';
import { openOrder } from './checkout';
import { refundOrder } from './refund-order';
import { address } from './testing/address';
import { openOrderShop, type OrderShop } from './testing/order-shop';
import { placeOrder } from './testing/place-order';
import { newReceipt } from './testing/shopper';
import { staff, refundsFromPlaced, step, stepsFromPlaced, takeSteps, oneUnitRefund } from './testing/steps';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.assertNoDrift();
  Object.assign(shop.sandbox.faults, { webhooks: 'normal', down: false, loseReplies: 0 });
});

async function paidOrder() {
  const shopper = shop.newShopper();
  const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
  const { body } = await shopper.checkout(products, 11_200);
  const orderId = String(body.id);
  return {
    shopper,
    products,
    orderId,
    paid: await shop.sandbox.pay({ orderId, method: 'card', failure: null }),
  };
}

const sentBack = (paymentId: string) =>
  shop.sandbox.context.store.db
    .selectFrom('sandbox_refund')
    .select('amount')
    .where('payment_id', '=', paymentId)
    .execute();

const refundStates = async (orderId: number) =>
  (
    await shop.database.db
      .selectFrom('refund')
      .select('status')
      .where('order_id', '=', orderId)
      .orderBy('created_at')
      .execute()
  ).map(({ status }) => status);

const providerOrders = async () =>
  (await shop.sandbox.context.store.db.selectFrom('sandbox_order').select('receipt').execute()).map(
    ({ receipt }) => receipt,
  );

describe('the provider is down', () => {
  it('at checkout: the shopper gets a message, and the same click works later', async () => {
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
    const receipt = newReceipt();
    shop.sandbox.faults.down = true;
    expect(await shopper.checkout(products, 11_200, { receipt })).toEqual({
      status: 502,
      body: { status: 502, message: 'Payment initialization failed' },
    });
    shop.sandbox.faults.down = false;
    expect((await shopper.checkout(products, 11_200, { receipt })).status).toBe(200);
  });

  it('at checkout: the stock is released if the shopper leaves', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    shop.sandbox.faults.down = true;
    await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200);
    shop.clock.advance(21);
    await shop.reconcile();
    shop.sandbox.faults.down = false;
    expect((await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200)).status).toBe(200);
  });

  it('at status: a signed payment is accepted as confirming, held past its expiry, and placed later', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const { shopper, products, orderId, paid } = await paidOrder();
    shop.sandbox.faults.down = true;
    expect((await shopper.report(paid)).body).toEqual({ success: true, status: 'confirming' });
    const confirmed = await shopper.confirm(orderId, products);
    expect(confirmed).toMatchObject({ status: 200, body: { order: { status: 'Confirming payment' } } });
    shop.clock.advance(30);
    await shop.reconcile();
    expect(await shop.statusOf(orderId)).toBe('pending_payment');
    expect(await shopper.checkout(products, 11_200)).toMatchObject({ status: 409 });

    shop.sandbox.faults.down = false;
    shop.clock.advance(2);
    await shop.reconcile();
    expect(await shop.statusOf(orderId)).toBe('placed');
    expect(await shopper.confirm(orderId, products)).toMatchObject({
      body: { order: { status: 'Order Placed' } },
    });
  });

  it('at status: the webhook places the order', async () => {
    const { shopper, orderId, paid } = await paidOrder();
    shop.sandbox.faults.down = true;
    expect((await shopper.report(paid)).body).toEqual({ success: true, status: 'confirming' });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });

  it('at status, with a forged signature: the payment is refused', async () => {
    const { shopper, paid } = await paidOrder();
    shop.sandbox.faults.down = true;
    const forged = { ...paid, razorpay_signature: 'f'.repeat(64) };
    expect((await shopper.report(forged)).status).toBe(400);
  });

  it('while a refund is owed: it is made when the provider is available again', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ stock: 1 });
    const { body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200);
    const orderId = String(body.id);
    const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null, amount: 5_000 });
    await shopper.report(paid);
    shop.sandbox.faults.down = true;
    await shop.reconcile();
    expect(await shop.statusOf(orderId)).toBe('review');
    shop.sandbox.faults.down = false;
    shop.clock.advance(2);
    await shop.reconcile();
    expect(await shop.statusOf(orderId)).toBe('refunded');
  });
});

describe('the provider is down while the order is saved', () => {
  it.each(stepsFromPlaced)('%s anyway', async (_name, before, next) => {
    const { publicId, providerOrderId } = await placeOrder(shop);
    shop.sandbox.faults.down = true;
    await takeSteps(shop, publicId, [...before, next]);
    await shop.reconcile();
    expect(await shop.statusOf(providerOrderId)).toBe(next.to);
  });

  it.each([
    ['cancelled', [step.cancel]],
    ['returned', [step.pack, step.ship, step.takeBack]],
  ] as const)('a %s order is refunded later, once', async (status, steps) => {
    const { publicId, providerOrderId, paymentId } = await placeOrder(shop);
    shop.sandbox.faults.down = true;
    await takeSteps(shop, publicId, steps);
    await shop.reconcile();
    expect(await sentBack(paymentId)).toEqual([]);
    shop.sandbox.faults.down = false;
    shop.sandbox.faults.loseReplies = 3;
    for (let turn = 0; turn < 3; turn += 1) {
      shop.clock.advance(5);
      await shop.reconcile();
    }
    await shop.deliver();
    expect(await sentBack(paymentId)).toEqual([{ amount: 11_200 }]);
    expect(await shop.statusOf(providerOrderId)).toBe(status);
  });
});

describe('the provider is down while units are refunded', () => {
  it.each(refundsFromPlaced)('%s is refunded later, once for each refund', async (_name, before) => {
    const order = await placeOrder(shop, { units: 3 });
    await takeSteps(shop, order.publicId, before);
    shop.sandbox.faults.down = true;
    const { context } = shop.payments;
    // Two of the same amount: a report of one is not applied to the other.
    for (const key of ['one', 'two', 'two'])
      await refundOrder(
        context,
        order.publicId,
        oneUnitRefund(order, `${key}-${order.id}-down`),
        staff('Asha'),
      );
    await shop.reconcile();
    expect(await sentBack(order.paymentId)).toEqual([]);
    shop.sandbox.faults.down = false;
    shop.sandbox.faults.loseReplies = 3;
    for (let turn = 0; turn < 3; turn += 1) {
      shop.clock.advance(5);
      await shop.reconcile();
      await shop.deliver();
    }
    expect(await sentBack(order.paymentId)).toEqual([{ amount: 11_200 }, { amount: 11_200 }]);
    expect(await refundStates(order.id)).toEqual(['processed', 'processed']);
  });
});

describe("the provider's response is lost", () => {
  it('to a new order: the next attempt gets the same order', async () => {
    const before = (await providerOrders()).length;
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
    shop.sandbox.faults.loseReplies = 1;
    expect((await shopper.checkout(products, 11_200)).status).toBe(200);
    expect(await providerOrders()).toHaveLength(before + 1);
  });

  it('to a new order, permanently: the reconciler finds the order by its receipt', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const shopper = shop.newShopper();
    shop.sandbox.faults.loseReplies = 3;
    expect((await shopper.checkout([{ productId, quantity: 1 }], 11_200)).status).toBe(502);
    shop.clock.advance(2);
    await shop.reconcile();
    const [order] = await shop.database.db
      .selectFrom('shop_order')
      .select(['status', 'provider_order_id'])
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(order).toEqual({ status: 'pending_payment', provider_order_id: expect.stringMatching(/^order_/) });
  });

  it('to a refund: the refund is made once', async () => {
    const shopper = shop.newShopper();
    const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
    const paid = await shop.sandbox.pay({
      orderId: String(body.id),
      method: 'upi',
      failure: null,
      amount: 5_000,
    });
    await shopper.report(paid);
    shop.sandbox.faults.loseReplies = 3;
    await shop.reconcile();
    shop.clock.advance(5);
    await shop.reconcile();
    expect(await shop.statusOf(String(body.id))).toBe('refunded');
    expect(await sentBack(paid.razorpay_payment_id)).toEqual([{ amount: 5_000 }]);
  });
});

it('a crash between the order and the call to the provider loses nothing', async () => {
  const shopper = shop.newShopper();
  const products = [{ productId: await shop.addProduct({ stock: 1 }), quantity: 1 }];
  const warmUp = [{ productId: await shop.addProduct(), quantity: 1 }];
  await shopper.checkout(warmUp, 11_200);
  const { session_id: sessionId } = await shop.database.db
    .selectFrom('shop_order')
    .select('session_id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const receipt = newReceipt();
  // The state that a process leaves when it dies right after its commit.
  const order = await openOrder(shop.payments.context, {
    heldFor: 'nobody',
    sessionId,
    lines: mergeLines(products),
    ship: { ...address, apartment: '' },
    amountPaise: 11_200,
    receipt,
  });
  expect(order.status).toBe('creating');
  const { status, body } = await shopper.checkout(products, 11_200, { receipt });
  expect(status).toBe(200);
  expect(await shop.statusOf(String(body.id))).toBe('pending_payment');
  const { id } = await shop.database.db
    .selectFrom('shop_order')
    .select('id')
    .where('provider_order_id', '=', String(body.id))
    .executeTakeFirstOrThrow();
  expect(id).toBe(order.id);
});
