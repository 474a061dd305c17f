import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { reconcile } from './reconcile';
import { openOrderShop, type OrderShop } from './testing/order-shop';

let shop: OrderShop;

beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.assertNoDrift();
  shop.sandbox.faults.webhooks = 'normal';
});

/** A paid order; if `amount` differs from the order's, the shop owes a full refund. */
async function paidOrder(amount?: number) {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId: await shop.addProduct(), quantity: 1 }], 11_200);
  const orderId = String(body.id);
  const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null, amount });
  await shopper.report(paid);
  return { orderId, paymentId: paid.razorpay_payment_id };
}

const sentBack = (paymentId: string) =>
  shop.sandbox.context.store.db
    .selectFrom('sandbox_refund')
    .select('amount')
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .execute();

const knownRefunded = async (paymentId: string) => {
  const row = shop.database.db.selectFrom('payment').select('refunded_paise');
  return (await row.where('provider_payment_id', '=', paymentId).executeTakeFirstOrThrow()).refunded_paise;
};

describe('partial refunds', () => {
  it('add up: the order is refunded with the last of them', async () => {
    const { orderId, paymentId } = await paidOrder();
    for (const amount of [1_200, 4_000]) {
      await shop.sandbox.refundByHand({ paymentId, amount });
      await shop.deliver();
    }
    expect(await knownRefunded(paymentId)).toBe(5_200);
    expect(await shop.statusOf(orderId)).toBe('placed');
    await shop.sandbox.refundByHand({ paymentId });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('refunded');
    expect(await knownRefunded(paymentId)).toBe(11_200);
  });

  it.each(['repeat', 'reorder'] as const)('count once each when their webhooks %s', async (webhooks) => {
    const { orderId, paymentId } = await paidOrder();
    shop.sandbox.faults.webhooks = webhooks;
    await shop.sandbox.refundByHand({ paymentId, amount: 1_200 });
    await shop.sandbox.refundByHand({ paymentId, amount: 3_000 });
    await shop.deliver();
    expect(await knownRefunded(paymentId)).toBe(4_200);
    expect(await shop.statusOf(orderId)).toBe('placed');
  });
});

describe('a repeated refund', () => {
  it('is made and recorded once in the dashboard', async () => {
    const { orderId, paymentId } = await paidOrder();
    await shop.sandbox.refundByHand({ paymentId });
    await expect(shop.sandbox.refundByHand({ paymentId })).rejects.toThrow('already been fully refunded');
    await shop.deliver();
    expect(await sentBack(paymentId)).toEqual([{ amount: 11_200 }]);
    expect(await shop.statusOf(orderId)).toBe('refunded');
  });

  it('is made once by two concurrent instances', async () => {
    const second = await shop.openSecondInstance();
    const owed = await Promise.all([paidOrder(5_000), paidOrder(6_000), paidOrder(20_000)]);
    await Promise.all([
      shop.reconcile(),
      reconcile(second.context),
      shop.reconcile(),
      reconcile(second.context),
    ]);
    await shop.deliver();
    expect(await Promise.all(owed.map(({ paymentId }) => sentBack(paymentId)))).toEqual([
      [{ amount: 5_000 }],
      [{ amount: 6_000 }],
      [{ amount: 20_000 }],
    ]);
    for (const { orderId } of owed) expect(await shop.statusOf(orderId)).toBe('refunded');
  });

  it('by the shop and in the dashboard, in part and at the same time, never exceeds the paid amount', async () => {
    const { orderId, paymentId } = await paidOrder(5_000);
    await Promise.all([
      shop.sandbox.refundByHand({ paymentId, amount: 2_000 }).catch(() => undefined),
      shop.reconcile(),
    ]);
    for (let turns = 0; turns < 3; turns += 1) {
      shop.clock.advance(5);
      await shop.deliver();
      await shop.reconcile();
    }
    const parts = await sentBack(paymentId);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(5_000);
    expect(await shop.statusOf(orderId)).toBe('refunded');
  });
});

it('a refund reported before its capture leaves nothing sold and nothing owed', async () => {
  const shopper = shop.newShopper();
  const productId = await shop.addProduct({ stock: 1 });
  const { body } = await shopper.checkout([{ productId, quantity: 1 }], 11_200);
  const orderId = String(body.id);
  const { razorpay_payment_id: paymentId } = await shop.sandbox.pay({
    orderId,
    method: 'card',
    failure: null,
  });
  await shop.sandbox.refundByHand({ paymentId });
  // The last event arrives first.
  const { store } = shop.sandbox.context;
  await store.db
    .updateTable('sandbox_webhook')
    .set({ due_at: new Date(shop.clock.now().getTime() + 30_000) })
    .where('delivered_at', 'is', null)
    .where('body', 'not like', '%"event":"refund.%')
    .execute();
  await shop.deliver();
  shop.clock.advance(1);
  await shop.deliver();
  expect(await shop.statusOf(orderId)).toBe('pending_payment');
  shop.clock.advance(20);
  await shop.reconcile();
  expect(await shop.statusOf(orderId)).toBe('expired');
  expect(await sentBack(paymentId)).toEqual([{ amount: 11_200 }]);
  expect((await shop.newShopper().checkout([{ productId, quantity: 1 }], 11_200)).status).toBe(200);
});
