import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { hmacHex } from '../payments/razorpay';
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

const refused = { status: 400, body: { status: 400, message: 'Payment verification failed!' } };
const incomplete = {
  status: 400,
  body: { status: 400, message: 'Payment response incomplete. Please try again.' },
};

async function order() {
  const shopper = shop.newShopper();
  const products = [{ productId: await shop.addProduct(), quantity: 1 }];
  const { body } = await shopper.checkout(products, 11_200);
  return { shopper, products, orderId: String(body.id) };
}

describe('a callback', () => {
  it('with a made-up signature is refused and changes nothing', async () => {
    const { shopper, orderId } = await order();
    const forged = {
      razorpay_order_id: orderId,
      razorpay_payment_id: 'pay_MadeUp00000001',
      razorpay_signature: '0'.repeat(64),
    };
    expect(await shopper.report(forged)).toEqual(refused);
    const guessed = hmacHex('guess', `${orderId}|${forged.razorpay_payment_id}`);
    expect(await shopper.report({ ...forged, razorpay_signature: guessed })).toEqual(refused);
    expect(await shop.statusOf(orderId)).toBe('pending_payment');
  });

  it("with another order's signature is refused", async () => {
    const cheapOrder = await order();
    const expensiveOrder = await order();
    const paid = await shop.sandbox.pay({ orderId: cheapOrder.orderId, method: 'card', failure: null });
    expect(
      await expensiveOrder.shopper.report({ ...paid, razorpay_order_id: expensiveOrder.orderId }),
    ).toEqual(refused);
    expect(await shop.statusOf(expensiveOrder.orderId)).toBe('pending_payment');
  });

  it("for an order of the same provider account that is not the shop's is refused", async () => {
    const { shopper } = await order();
    const secret = shop.sandbox.context.account.key_secret;
    const foreign = { razorpay_order_id: 'order_Elsewhere00001', razorpay_payment_id: 'pay_Elsewhere00001' };
    const signature = hmacHex(secret, `${foreign.razorpay_order_id}|${foreign.razorpay_payment_id}`);
    expect(await shopper.report({ ...foreign, razorpay_signature: signature })).toEqual(refused);
  });

  it.each(['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'] as const)(
    'without %s is incomplete',
    async (missing) => {
      const { shopper, orderId } = await order();
      const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null });
      for (const value of [undefined, '', null, 7]) {
        expect(await shopper.post('/payment/status', { ...paid, [missing]: value })).toEqual(incomplete);
      }
      expect(await shop.statusOf(orderId)).toBe('pending_payment');
    },
  );

  it('without a body is incomplete', async () => {
    expect(await shop.newShopper().post('/payment/status', null)).toEqual(incomplete);
  });
});

describe('a webhook', () => {
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${shop.origin}/api/v1/payment/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  let payments = 0;

  /** The event of a captured payment, with a unique id. */
  async function capturedBody() {
    const { orderId } = await order();
    const payment = {
      id: `pay_Webhook${String((payments += 1)).padStart(7, '0')}`,
      order_id: orderId,
      amount: 11_200,
      currency: 'INR',
      status: 'captured',
    };
    return {
      orderId,
      body: JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: payment } } }),
    };
  }

  const storedEvents = async () =>
    (await shop.database.db.selectFrom('webhook_event').select('event_id').execute()).length;

  it('with a forged signature is refused and not stored, even when it is retried', async () => {
    await shop.deliver();
    shop.sandbox.faults.webhooks = 'forge';
    const { orderId } = await order();
    const before = await storedEvents();
    await shop.sandbox.pay({ orderId, method: 'card', failure: null });
    await shop.deliver();
    shop.clock.advance(1);
    await shop.deliver();
    expect(await storedEvents()).toBe(before);
    expect(await shop.statusOf(orderId)).toBe('pending_payment');
  });

  it.each([
    ['no signature', {}],
    ['a short one', { 'x-razorpay-signature': 'abc' }],
    ['one of other bytes', { 'x-razorpay-signature': hmacHex('any', 'other bytes') }],
  ])('with %s is refused', async (_case, headers) => {
    const { orderId, body } = await capturedBody();
    const response = await post(body, { ...headers, 'x-razorpay-event-id': 'evt_1' });
    expect(response.status).toBe(400);
    expect(await shop.statusOf(orderId)).toBe('pending_payment');
  });

  it('is signed over its bytes, not over its parsed content', async () => {
    const { orderId, body } = await capturedBody();
    const secret = shop.sandbox.context.account.webhook_secret;
    const spaced = JSON.stringify(JSON.parse(body), null, 2);
    const wrong = await post(spaced, {
      'x-razorpay-signature': hmacHex(secret, body),
      'x-razorpay-event-id': 'evt_2',
    });
    expect(wrong.status).toBe(400);
    const right = await post(spaced, {
      'x-razorpay-signature': hmacHex(secret, spaced),
      'x-razorpay-event-id': 'evt_2',
    });
    expect(right.status).toBe(200);
    await shop.deliver();
    expect(await shop.statusOf(orderId)).toBe('placed');
  });

  it('with a repeated event id is acknowledged and stored once', async () => {
    const { body } = await capturedBody();
    const before = await storedEvents();
    const signature = hmacHex(shop.sandbox.context.account.webhook_secret, body);
    const headers = { 'x-razorpay-signature': signature, 'x-razorpay-event-id': 'evt_repeated' };
    const responses = await Promise.all(Array.from({ length: 5 }, () => post(body, headers)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await storedEvents()).toBe(before + 1);
  });

  it.each([
    ['an event that the shop does not know', '{"event":"settlement.processed","payload":{"settlement":{}}}'],
    [
      'a payment of another shop on the same account',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_x","order_id":"order_x","amount":100,"currency":"INR","status":"captured"}}}}',
    ],
    [
      'a payment without an order',
      '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_y","order_id":null,"amount":100,"currency":"INR","status":"captured"}}}}',
    ],
  ])('with %s is taken and done with', async (_case, body) => {
    const id = `evt_${hmacHex('id', body).slice(0, 10)}`;
    const signature = hmacHex(shop.sandbox.context.account.webhook_secret, body);
    expect((await post(body, { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id })).status).toBe(
      200,
    );
    await shop.deliver();
    const event = await shop.database.db
      .selectFrom('webhook_event')
      .select(['processed_at', 'error'])
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(event.processed_at).not.toBeNull();
    expect(event.error).toBeNull();
  });
});

describe('an amount', () => {
  it('that the page reduced is rejected with the correct one, and nothing is reserved', async () => {
    const shopper = shop.newShopper();
    const productId = await shop.addProduct({ ratePaise: 10_000 });
    const { status, body } = await shopper.checkout([{ productId, quantity: 3 }], 100);
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 409,
      message: 'The total is now ₹336. Please review your cart.',
      amount: 33_600,
    });
    const { reserved } = await shop.database.db
      .selectFrom('product')
      .select('reserved')
      .where('public_id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(reserved).toBe(0);
  });

  it('captured at the provider that differs from the order’s puts the order under review and is refunded', async () => {
    const { shopper, orderId } = await order();
    const paid = await shop.sandbox.pay({ orderId, method: 'card', failure: null, amount: 100 });
    expect(await shopper.report(paid)).toEqual({ status: 200, body: { success: false, status: 'review' } });
    expect((await shopper.confirm(orderId)).status).toBe(402);
    await shop.reconcile();
    expect(await shop.statusOf(orderId)).toBe('refunded');
    const refunds = await shop.database.db
      .selectFrom('refund')
      .select(['amount_paise', 'status'])
      .where('provider_payment_id', '=', paid.razorpay_payment_id)
      .execute();
    expect(refunds).toEqual([{ amount_paise: 100, status: 'processed' }]);
  });
});
