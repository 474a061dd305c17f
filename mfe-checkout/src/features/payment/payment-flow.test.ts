import { describe, expect, it } from '@jest/globals';
import { shippingDetails } from '@shop/testing';
import { runPayment } from './payment-flow';
import type { PaymentGateway, PaymentPhase, PaymentRun } from './payment-run';
import type { PaymentProvider, ProviderResponse } from './payment-provider';

const confirmation = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'signed',
};
const purchase = {
  products: [{ productId: 'p1', quantity: 2, color: 'Sage' }],
  shipping: shippingDetails(),
  amount: 31_900,
};

interface Setup extends Partial<PaymentGateway> {
  readonly response?: ProviderResponse;
  readonly load?: PaymentProvider['load'];
  readonly open?: PaymentProvider['open'];
  readonly unsettled?: PaymentRun['unsettled'];
}

async function attempt({ response, load, open, unsettled = null, ...calls }: Setup = {}) {
  const phases: PaymentPhase[] = [];
  const sent: [string, unknown][] = [];
  const note = <Given, Result>(name: string, call: (given: Given) => Promise<Result>) => {
    return (given: Given) => {
      sent.push([name, given]);
      return call(given);
    };
  };
  const outcome = await runPayment({
    purchase,
    receipt: 'rcpt_1',
    unsettled,
    onPhase: (phase) => phases.push(phase),
    gateway: {
      fetchKey: async () => ({ key: 'key_1', checkoutScript: '/checkout.js' }),
      createOrder: note(
        'createOrder',
        calls.createOrder ??
          (async () => ({ success: true, id: 'order_1', currency: 'INR', amount: 31_900 }) as const),
      ),
      verify: note('verify', calls.verify ?? (async () => ({ success: true, status: 'placed' }))),
      saveOrder: note(
        'saveOrder',
        calls.saveOrder ??
          (async () => ({ success: true, order: { _id: 'ord_1', status: 'placed' } }) as const),
      ),
      ...(calls.fetchKey && { fetchKey: calls.fetchKey }),
    },
    provider: {
      load: load ?? (async () => undefined),
      open: note('open', open ?? (async () => response ?? { kind: 'responded', response: confirmation })),
    },
  });
  return { outcome, phases, sent, steps: sent.map(([name]) => name) };
}

const failing =
  (status: number, message = 'No') =>
  () =>
    Promise.reject({ status, message });

describe('runPayment', () => {
  it('takes the payment, verifies it, saves the order', async () => {
    const { outcome, phases, sent } = await attempt();
    expect(outcome).toEqual({ kind: 'booked', orderId: 'ord_1' });
    expect(phases).toEqual(['starting', 'paying', 'verifying', 'saving', 'booked']);
    const { products, shipping, amount } = purchase;
    expect(sent).toEqual([
      ['createOrder', { ...shipping, amount, currency: 'INR', receipt: 'rcpt_1', products }],
      [
        'open',
        { key: 'key_1', orderId: 'order_1', amount, currency: 'INR', timeout: 900, contact: shipping },
      ],
      ['verify', confirmation],
      ['saveOrder', { ...shipping, products, razorpay_order_id: 'order_1' }],
    ]);
  });

  it('keeps the window open for no longer than the order is held', async () => {
    const held = { success: true, id: 'order_1', currency: 'INR', amount: 31_900, payWithin: 420 } as const;
    const { sent } = await attempt({ createOrder: () => Promise.resolve(held) });
    expect(sent.find(([name]) => name === 'open')?.[1]).toMatchObject({ timeout: 420 });
  });

  it.each([
    ['the key does not come', { fetchKey: failing(500) }],
    ['the order cannot be made', { createOrder: failing(422) }],
    ['the script does not load', { load: () => Promise.reject(new Error('late')) }],
    ['the window does not open', { open: () => Promise.reject(new Error('no Razorpay')) }],
  ])('says that the payment could not start when %s', async (_case, setup) => {
    const { outcome, phases } = await attempt(setup);
    expect(outcome).toMatchObject({ message: 'Payment initialization failed', stalePrices: false });
    expect(phases.at(-1)).toBe('idle');
  });

  it('says why when the amount has changed, and that prices are stale', async () => {
    const { outcome, steps } = await attempt({ createOrder: failing(409, 'The amount has changed') });
    expect(outcome).toMatchObject({
      message: 'Payment initialization failed',
      reason: 'The amount has changed',
      stalePrices: true,
    });
    expect(steps).toEqual(['createOrder']);
  });

  it('says how long to wait when too much waits to be paid', async () => {
    const reason = 'Please try again in 5 minutes.';
    const { outcome, steps } = await attempt({ createOrder: failing(429, reason) });
    expect(outcome).toMatchObject({
      message: 'Payment initialization failed',
      reason,
      stalePrices: false,
    });
    expect(steps).toEqual(['createOrder']);
  });

  it('says that a dismissed window cancelled the payment', async () => {
    const { outcome, steps } = await attempt({ response: { kind: 'dismissed' } });
    expect(outcome).toMatchObject({ message: 'Payment cancelled', unsettled: null });
    expect(steps).not.toContain('verify');
  });

  it.each([
    ['payment', { ...confirmation, razorpay_payment_id: undefined }],
    ['order', { ...confirmation, razorpay_order_id: '' }],
    ['signature', { ...confirmation, razorpay_signature: null }],
    ['response', null],
  ])('takes a response without its %s for incomplete', async (_case, response) => {
    const { outcome, steps } = await attempt({ response: { kind: 'responded', response } });
    expect(outcome).toMatchObject({ message: 'Payment response incomplete. Please try again.' });
    expect(steps).not.toContain('verify');
  });

  it.each([
    ['answers without success', async () => ({ success: false, status: 'review' })],
    ['refuses the signature', failing(400)],
  ])('says so when the server %s', async (_case, verify) => {
    const { outcome, steps } = await attempt({ verify });
    expect(outcome).toMatchObject({ message: 'Payment verification failed!', unsettled: null });
    expect(steps).not.toContain('saveOrder');
  });

  it.each([
    ['verify', 500, confirmation],
    ['verify', 429, confirmation],
    ['saveOrder', 503, confirmation],
    ['saveOrder', 402, null],
  ])('sends the shopper to support when %s fails with %d', async (call, status, unsettled) => {
    const { outcome } = await attempt({ [call]: failing(status) });
    expect(outcome).toMatchObject({
      message: 'Payment verification failed. Please contact support.',
      unsettled,
    });
  });

  it('opens no window for an order that is paid already, and saves it', async () => {
    const createOrder = async () =>
      ({ success: true, id: 'order_1', currency: 'INR', amount: 31_900, paid: true }) as const;
    const { outcome, steps, sent } = await attempt({ createOrder });
    expect(steps).toEqual(['createOrder', 'saveOrder']);
    expect(sent[1]?.[1]).toMatchObject({ razorpay_order_id: 'order_1' });
    expect(outcome).toEqual({ kind: 'booked', orderId: 'ord_1' });
  });

  it('settles a payment that was taken before instead of taking another', async () => {
    const { outcome, steps, phases } = await attempt({ unsettled: confirmation });
    expect(steps).toEqual(['verify', 'saveOrder']);
    expect(phases).toEqual(['verifying', 'saving', 'booked']);
    expect(outcome).toEqual({ kind: 'booked', orderId: 'ord_1' });
  });
});
