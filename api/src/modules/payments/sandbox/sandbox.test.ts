import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openOrderShop, type OrderShop } from '../../orders/testing/order-shop';
import { hmacHex } from '../razorpay';

let shop: OrderShop;
let base: string;

beforeAll(async () => {
  shop = await openOrderShop();
  base = `${shop.origin}/sandbox/razorpay`;
});
afterAll(() => shop.close());

async function call(path: string, body?: unknown, credentials?: string) {
  const { key_id: id, key_secret: secret } = shop.sandbox.context.account;
  const response = await fetch(base + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials ?? `${id}:${secret}`).toString('base64')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const newOrder = async (rest: object = {}) =>
  call('/v1/orders', { amount: 11_200, currency: 'INR', ...rest });

/** Pays as the window does. */
async function payAtWindow(instrument: object, orderId: string) {
  const response = await fetch(`${base}/v1/checkout/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.origin },
    body: JSON.stringify({ key: shop.sandbox.context.account.key_id, order_id: orderId, instrument }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('the REST API', () => {
  it('requires the keys', async () => {
    expect(await call('/v1/orders', { amount: 100 }, 'rzp_test_x:guess')).toEqual({
      status: 401,
      body: { error: expect.objectContaining({ description: 'Authentication failed' }) },
    });
  });

  it('creates and returns an order as Razorpay does', async () => {
    const made = await newOrder({ receipt: 'r1', notes: { order: 'r1' } });
    expect(made).toMatchObject({
      status: 200,
      body: {
        entity: 'order',
        amount: 11_200,
        amount_due: 11_200,
        status: 'created',
        receipt: 'r1',
        attempts: 0,
      },
    });
    const id = String(made.body.id);
    expect((await call(`/v1/orders/${id}`)).body).toEqual(made.body);
    expect((await call('/v1/orders?receipt=r1')).body).toMatchObject({ count: 1, items: [{ id }] });
    expect((await call(`/v1/orders/${id}/payments`)).body).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    });
    expect((await call('/v1/orders/order_None/payments')).status).toBe(400);
  });

  it.each([
    [{ amount: undefined }, 'amount'],
    [{ amount: 99 }, 'amount'],
    [{ amount: 100.5 }, 'amount'],
    [{ currency: 'USD' }, 'currency'],
    [{ receipt: 'x'.repeat(41) }, 'receipt'],
    [{ notes: { a: 'x'.repeat(257) } }, 'notes'],
  ])('refuses %j', async (wrong, field) => {
    expect(await newOrder(wrong)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR', field } },
    });
  });

  it('keeps a unique receipt unique, concurrently and later', async () => {
    const options = { receipt: 'unique', unique_receipt: true };
    const made = await Promise.all(Array.from({ length: 5 }, () => newOrder(options)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(await newOrder({ ...options, amount: 100 })).toMatchObject({
      status: 400,
      body: { error: { description: 'Order receipt should be unique.' } },
    });
  });
});

describe('the window', () => {
  it.each([
    ['', 'text/html'],
    ['.js', 'text/javascript'],
    ['-fields.js', 'text/javascript'],
    ['-frame.js', 'text/javascript'],
    ['.css', 'text/css'],
    ['-forms.css', 'text/css'],
  ])('serves its page and files only from its own origin: window%s', async (suffix, type) => {
    const response = await fetch(`${base}/v1/checkout/window${suffix}`);
    expect(response.headers.get('content-type')).toContain(type);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('has no inline script, style or handler, and states that it is a test', async () => {
    const html = await (await fetch(`${base}/v1/checkout/window`)).text();
    expect(html).toContain('Test mode');
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
  });

  it('accepts a test instrument and returns the result for the page', async () => {
    const { body: order } = await newOrder();
    const id = String(order.id);
    const { status, body } = await payAtWindow({ method: 'card', number: '4100 2800 0000 1007' }, id);
    expect(status).toBe(200);
    const payment = String(body.razorpay_payment_id);
    expect(body).toEqual({
      razorpay_order_id: id,
      razorpay_payment_id: payment,
      razorpay_signature: hmacHex(shop.sandbox.context.account.key_secret, `${id}|${payment}`),
    });
    expect((await call(`/v1/orders/${id}`)).body).toMatchObject({
      status: 'paid',
      amount_due: 0,
      attempts: 1,
    });
    expect(await payAtWindow({ method: 'upi', outcome: 'success' }, id)).toMatchObject({
      status: 400,
      body: { error: { description: 'Payment already done for this order.' } },
    });
  });

  it('shows why an attempt failed, and allows another one', async () => {
    const { body: order } = await newOrder();
    const id = String(order.id);
    expect(await payAtWindow({ method: 'card', number: '4100 2800 0008 0001' }, id)).toMatchObject({
      status: 400,
      body: { error: { reason: 'insufficient_funds', metadata: { order_id: id } } },
    });
    expect((await payAtWindow({ method: 'netbanking', bank: 'SBIN', outcome: 'success' }, id)).status).toBe(
      200,
    );
    expect((await call(`/v1/orders/${id}/payments`)).body).toMatchObject({
      items: [
        { status: 'failed', error_reason: 'insufficient_funds' },
        { status: 'captured', captured: true },
      ],
    });
  });

  it('refuses an unknown order or instrument, or another key', async () => {
    expect((await payAtWindow({ method: 'upi', outcome: 'success' }, 'order_None')).status).toBe(400);
    expect((await payAtWindow({ method: 'cash' }, 'order_None')).status).toBe(400);
    const { body: order } = await newOrder();
    // UPI collect requests, to a typed UPI ID, ended on 28 February 2026.
    const collect = { method: 'upi', vpa: 'asha@bank' };
    expect((await payAtWindow(collect, String(order.id))).status).toBe(400);
    expect((await fetch(`${base}/v1/checkout/orders/order_None?key=rzp_test_other`)).status).toBe(401);
  });

  it('cannot be paid from another site', async () => {
    const response = await fetch(`${base}/v1/checkout/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});

describe('webhooks', () => {
  const undelivered = async () => {
    const rows = shop.sandbox.context.store.db.selectFrom('sandbox_webhook').select(['attempts']);
    return rows.where('delivered_at', 'is', null).orderBy('id').execute();
  };

  it('are retried with increasing delays until the shop accepts them', async () => {
    await shop.deliver();
    const { body: order } = await newOrder();
    shop.sandbox.faults.webhooks = 'forge';
    await payAtWindow({ method: 'upi', outcome: 'success' }, String(order.id));
    shop.sandbox.faults.webhooks = 'normal';
    await shop.deliver();
    await shop.deliver();
    expect(await undelivered()).toEqual([{ attempts: 1 }, { attempts: 1 }, { attempts: 1 }]);
    shop.clock.advance(1);
    await shop.deliver();
    expect(await undelivered()).toEqual([{ attempts: 2 }, { attempts: 2 }, { attempts: 2 }]);
  });

  it('are sent automatically from the start of the shop until it stops', async () => {
    const shopper = shop.newShopper();
    const products = [{ productId: await shop.addProduct(), quantity: 1 }];
    const { body } = await shopper.checkout(products, 11_200);
    const running = shop.payments.start();
    await payAtWindow({ method: 'upi', outcome: 'success' }, String(body.id));
    await running.stop();
    await shop.deliver();
    expect(await shop.statusOf(String(body.id))).toBe('placed');
  });
});

it('keeps its keys across a restart', async () => {
  const { openSandbox } = await import('./open-sandbox');
  const { database, clock, sandbox } = shop;
  const { log } = sandbox.context;
  const again = await openSandbox({
    database,
    clock,
    log,
    settings: { kind: 'sandbox', webhooks: 'normal' },
  });
  expect(again.context.account).toEqual(sandbox.context.account);
  expect(again.provider.keyId).toMatch(/^rzp_test_/);
});

it('is called by open checkouts after the server has stopped listening', async () => {
  const stopping = await openOrderShop();
  try {
    stopping.stopListening();
    await expect(fetch(stopping.origin)).rejects.toThrow('fetch failed');
    const { provider } = stopping.sandbox;
    const { id } = await provider.createOrder({ amountPaise: 11_200, receipt: 'late' });
    expect(id).toMatch(/^order_/);
  } finally {
    await stopping.close();
  }
});
