import { describe, expect, it } from '@jest/globals';
import { ProviderRefused } from '../../orders/ports';
import { createRazorpayProvider, hmacHex, isSignedBy } from '.';
import type { RestClient, RestRequest } from './client';

function providerOver(responses: readonly unknown[]) {
  const requests: RestRequest[] = [];
  const rest = ((request: RestRequest) => {
    const response = responses[requests.length];
    requests.push(request);
    return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  }) as RestClient;
  const provider = createRazorpayProvider({
    rest,
    keyId: 'rzp_test_a',
    keySecret: 'key-secret',
    webhookSecrets: ['new', 'old'],
    checkoutScript: '/checkout.js',
  });
  return { provider, requests };
}

const order = { id: 'order_1', amount: 11200, currency: 'INR', receipt: 'ord_a', status: 'created' };

describe('createRazorpayProvider', () => {
  it('creates an order with a receipt that makes retries safe', async () => {
    const { provider, requests } = providerOver([order]);
    const created = await provider.createOrder({
      amountPaise: 11200,
      receipt: 'ord_a',
      notes: { order: 'ord_a' },
    });
    expect(created).toEqual({ id: 'order_1', amountPaise: 11200, currency: 'INR', receipt: 'ord_a' });
    expect(requests[0]?.body).toMatchObject({ amount: 11200, receipt: 'ord_a', unique_receipt: true });
  });

  it('finds the order of a receipt that the provider already knows', async () => {
    const known = new ProviderRefused(400, 'Order receipt should be unique.');
    const { provider, requests } = providerOver([known, { items: [order] }]);
    await expect(provider.createOrder({ amountPaise: 11200, receipt: 'ord_a' })).resolves.toMatchObject({
      id: 'order_1',
    });
    expect(requests[1]?.path).toBe('/v1/orders?receipt=ord_a');
  });

  it('does not reuse an order with a different amount', async () => {
    const known = new ProviderRefused(400, 'Order receipt should be unique.');
    const { provider } = providerOver([known, { items: [{ ...order, amount: 100 }] }]);
    await expect(provider.createOrder({ amountPaise: 11200, receipt: 'ord_a' })).rejects.toBe(known);
  });

  it.each([
    ['99 paise', { amountPaise: 99, receipt: 'a' }],
    ['half a paisa', { amountPaise: 100.5, receipt: 'a' }],
    ['a long receipt', { amountPaise: 100, receipt: 'a'.repeat(41) }],
    ['a long note', { amountPaise: 100, receipt: 'a', notes: { a: 'x'.repeat(257) } }],
    [
      'many notes',
      {
        amountPaise: 100,
        receipt: 'a',
        notes: Object.fromEntries([...'abcdefghijklmnop'].map((k) => [k, k])),
      },
    ],
  ])('does not send an order that Razorpay refuses: %s', async (_case, wrong) => {
    const { provider, requests } = providerOver([order]);
    await expect(provider.createOrder(wrong)).rejects.toBeInstanceOf(RangeError);
    expect(requests).toHaveLength(0);
  });

  it('refunds under an idempotency key', async () => {
    const { provider, requests } = providerOver([
      { id: 'rfnd_1', payment_id: 'pay_1', amount: 500, status: 'processed' },
    ]);
    await provider.refund({ paymentId: 'pay_1', amountPaise: 500, idempotencyKey: 'refund-pay_1' });
    expect(requests[0]).toMatchObject({
      path: '/v1/payments/pay_1/refund',
      body: { amount: 500 },
      headers: { 'x-refund-idempotency': 'refund-pay_1' },
    });
  });

  it('verifies signatures', () => {
    const { provider } = providerOver([]);
    const signature = hmacHex('key-secret', 'order_1|pay_1');
    expect(provider.verifyPaymentSignature('order_1', 'pay_1', signature)).toBe(true);
    expect(provider.verifyPaymentSignature('order_2', 'pay_1', signature)).toBe(false);
    const body = Buffer.from('{"event":"order.paid"}');
    expect(provider.verifyWebhookSignature(body, hmacHex('old', body))).toBe(true);
    expect(provider.verifyWebhookSignature(body, hmacHex('other', body))).toBe(false);
  });

  it('reads the payment and the refund of an event, and ignores the rest', () => {
    const { provider } = providerOver([]);
    const payment = {
      id: 'pay_1',
      order_id: 'order_1',
      amount: 500,
      currency: 'INR',
      status: 'captured',
      amount_refunded: 100,
    };
    expect(
      provider.readEvent({ event: 'payment.captured', payload: { payment: { entity: payment } } }),
    ).toEqual({
      payment: {
        id: 'pay_1',
        orderId: 'order_1',
        amountPaise: 500,
        currency: 'INR',
        status: 'captured',
        refundedPaise: 100,
        method: null,
      },
      refund: null,
    });
    expect(provider.readEvent({ event: 'settlement.processed', payload: { settlement: {} } })).toEqual({
      payment: null,
      refund: null,
    });
    expect(provider.readEvent('nonsense')).toEqual({ payment: null, refund: null });
  });
});

describe('isSignedBy', () => {
  const signature = hmacHex('second', 'order_1|pay_1');

  it('accepts either secret of a rotation', () => {
    expect(isSignedBy(['first', 'second'], 'order_1|pay_1', signature)).toBe(true);
    expect(isSignedBy(['second', 'first'], 'order_1|pay_1', signature.toUpperCase())).toBe(true);
  });

  it.each([
    ['another secret', ['first'], 'order_1|pay_1', signature],
    ['other data', ['second'], 'order_2|pay_1', signature],
    ['a truncated signature', ['second'], 'order_1|pay_1', signature.slice(0, 62)],
    ['a signature that is not hex', ['second'], 'order_1|pay_1', 'z'.repeat(64)],
    ['nothing', ['second'], 'order_1|pay_1', ''],
    ['no secret', [], 'order_1|pay_1', signature],
  ])('refuses %s', (_case, secrets, data, given) => {
    expect(isSignedBy(secrets, data, given)).toBe(false);
  });
});
