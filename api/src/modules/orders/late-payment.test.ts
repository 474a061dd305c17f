import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaymentConfirmation } from '@shop/contracts';
import type { PaymentFailure } from '../payments/sandbox/tables';
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

const declined: PaymentFailure = {
  code: 'BAD_REQUEST_ERROR',
  description: 'Your payment was declined by the bank.',
  source: 'issuer_bank',
  step: 'payment_authorization',
  reason: 'card_declined',
};

async function orderOf(productId: string, quantity = 1) {
  const shopper = shop.newShopper();
  const { body } = await shopper.checkout([{ productId, quantity }], 11_200 * quantity);
  const orderId = String(body.id);
  return { shopper, orderId, pay: () => shop.sandbox.pay({ orderId, method: 'card', failure: null }) };
}

/** An attempt that the bank declines; returns the failed payment's id. */
async function declinedAttempt(orderId: string): Promise<string> {
  await expect(shop.sandbox.pay({ orderId, method: 'card', failure: declined })).rejects.toThrow(
    declined.description,
  );
  const { id } = await shop.sandbox.context.store.db
    .selectFrom('sandbox_payment')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const stockOf = (productId: string) =>
  shop.database.db
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('public_id', '=', productId)
    .executeTakeFirstOrThrow();

const refundsOf = ({ razorpay_payment_id: id }: Pick<PaymentConfirmation, 'razorpay_payment_id'>) =>
  shop.database.db
    .selectFrom('refund')
    .select(['amount_paise', 'status', 'reason'])
    .where('provider_payment_id', '=', id)
    .orderBy('created_at')
    .execute();

const moneyBack = (paymentId: string) =>
  shop.sandbox.context.store.db
    .selectFrom('sandbox_payment')
    .select(['status', 'amount_refunded'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();

async function expire(orderId: string): Promise<void> {
  shop.clock.advance(21);
  await shop.reconcile();
  expect(await shop.statusOf(orderId)).toBe('expired');
}

describe('a payment after the reservation has expired', () => {
  it('takes available stock again', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const { orderId, pay } = await orderOf(productId);
    await expire(orderId);
    await pay();
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
    expect(await stockOf(productId)).toEqual({ stock: 0, reserved: 0 });
  });

  it('is refunded when the unit is sold, and the shopper gets a message', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const late = await orderOf(productId);
    await expire(late.orderId);
    const quick = await orderOf(productId);
    await quick.shopper.report(await quick.pay());
    const paid = await late.pay();
    expect((await late.shopper.report(paid)).body).toEqual({ success: false, status: 'refund_pending' });
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    await shop.deliver();
    expect(await shop.statusOf(late.orderId)).toBe('refunded');
    expect(await refundsOf(paid)).toEqual([
      { amount_paise: 11_200, status: 'processed', reason: expect.stringContaining('sold out') },
    ]);
    expect(await moneyBack(paid.razorpay_payment_id)).toEqual({
      status: 'refunded',
      amount_refunded: 11_200,
    });
    expect((await late.shopper.confirm(late.orderId)).status).toBe(402);
  });

  it('does not take units that another order holds', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const late = await orderOf(productId);
    await expire(late.orderId);
    const open = await orderOf(productId);
    await late.pay();
    await shop.deliver();
    expect(await shop.statusOf(late.orderId)).toBe('refund_pending');
    await open.shopper.report(await open.pay());
    expect(await shop.statusOf(open.orderId)).toBe('placed');
  });

  it('is found by the reconciler for days, at increasing intervals', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const productId = await shop.addProduct({ stock: 1 });
    const { orderId, pay } = await orderOf(productId);
    await expire(orderId);
    for (let hours = 0; hours < 48; hours += 6) {
      shop.clock.advance(6 * 60);
      await shop.reconcile();
    }
    await pay();
    shop.clock.advance(6 * 60);
    await shop.reconcile();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });
});

describe('several attempts', () => {
  it('a failed one and a successful one place the order', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const { shopper, orderId, pay } = await orderOf(productId);
    await declinedAttempt(orderId);
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('pending_payment');
    expect((await shopper.report(await pay())).body).toEqual({ success: true, status: 'placed' });
  });

  it('with a failed one authorised late, places the order by the late one', async () => {
    const { orderId } = await orderOf(await shop.addProduct());
    const paymentId = await declinedAttempt(orderId);
    await shop.deliver();
    await shop.sandbox.authoriseLate(paymentId);
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });

  it('two successful ones refund the second payment, once', async () => {
    const productId = await shop.addProduct({ stock: 5 });
    const { shopper, orderId, pay } = await orderOf(productId);
    const failed = await declinedAttempt(orderId);
    await shopper.report(await pay());
    await shop.sandbox.authoriseLate(failed);
    shop.sandbox.faults.webhooks = 'repeat';
    await Promise.all([shop.deliver(), shop.reconcile()]);
    await Promise.all([shop.reconcile(), shop.reconcile()]);
    expect(await shop.statusOf(orderId)).toBe('placed');
    expect(await refundsOf({ razorpay_payment_id: failed })).toEqual([
      { amount_paise: 11_200, status: 'processed', reason: 'second payment for one order' },
    ]);
    expect(await moneyBack(failed)).toEqual({ status: 'refunded', amount_refunded: 11_200 });
    expect(await stockOf(productId)).toEqual({ stock: 4, reserved: 0 });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });
});

it('an unreported second payment is found by the reconciler and refunded', async () => {
  shop.sandbox.faults.webhooks = 'drop';
  const { shopper, orderId, pay } = await orderOf(await shop.addProduct());
  const failed = await declinedAttempt(orderId);
  await shopper.report(await pay());
  await shop.sandbox.authoriseLate(failed);
  shop.clock.advance(31);
  await shop.reconcile();
  expect(await moneyBack(failed)).toEqual({ status: 'refunded', amount_refunded: 11_200 });
  expect(await shop.statusOf(orderId)).toBe('placed');
});

describe('a refund in the dashboard', () => {
  it('in full, before the capture is reported, leaves the order unplaced', async () => {
    shop.sandbox.faults.webhooks = 'drop';
    const { orderId, pay } = await orderOf(await shop.addProduct());
    const { razorpay_payment_id: paymentId } = await pay();
    shop.sandbox.faults.webhooks = 'normal';
    await shop.sandbox.refundByHand({ paymentId });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('pending_payment');
    await expire(orderId);
  });

  it('in full, marks a placed order refunded', async () => {
    const { shopper, orderId, pay } = await orderOf(await shop.addProduct());
    const paid = await pay();
    await shopper.report(paid);
    await shop.sandbox.refundByHand({ paymentId: paid.razorpay_payment_id });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('refunded');
  });

  it('in part, leaves a placed order placed', async () => {
    const { shopper, orderId, pay } = await orderOf(await shop.addProduct());
    const paid = await pay();
    await shopper.report(paid);
    await shop.sandbox.refundByHand({ paymentId: paid.razorpay_payment_id, amount: 5_000 });
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });

  it('in part, while the shop owes a full refund, leaves the rest to be refunded', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const late = await orderOf(productId);
    await expire(late.orderId);
    const quick = await orderOf(productId);
    await quick.shopper.report(await quick.pay());
    const paid = await late.pay();
    await late.shopper.report(paid);
    shop.sandbox.faults.webhooks = 'drop';
    await shop.sandbox.refundByHand({ paymentId: paid.razorpay_payment_id, amount: 1_200 });
    await shop.reconcile();
    shop.clock.advance(1);
    await shop.reconcile();
    expect(await moneyBack(paid.razorpay_payment_id)).toEqual({
      status: 'refunded',
      amount_refunded: 11_200,
    });
    expect(await refundsOf(paid)).toMatchObject([
      { amount_paise: 11_200, status: 'replaced' },
      { amount_paise: 10_000, status: 'processed' },
    ]);
    expect(await shop.statusOf(late.orderId)).toBe('refunded');
  });

  it('in full, while the shop owes it too, is made once', async () => {
    const productId = await shop.addProduct({ stock: 1 });
    const late = await orderOf(productId);
    await expire(late.orderId);
    const quick = await orderOf(productId);
    await quick.shopper.report(await quick.pay());
    const paid = await late.pay();
    await late.shopper.report(paid);
    shop.sandbox.faults.webhooks = 'drop';
    await Promise.all([
      shop.sandbox.refundByHand({ paymentId: paid.razorpay_payment_id }).catch(() => undefined),
      shop.reconcile(),
    ]);
    shop.clock.advance(1);
    await shop.reconcile();
    expect(await moneyBack(paid.razorpay_payment_id)).toEqual({
      status: 'refunded',
      amount_refunded: 11_200,
    });
    expect(await shop.statusOf(late.orderId)).toBe('refunded');
  });
});
