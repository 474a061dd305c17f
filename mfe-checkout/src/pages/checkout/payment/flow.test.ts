import { describe, expect, it } from '@jest/globals';
import { attemptPayment, failing, leftOpen, purchase, taken } from '../../../testing/attempt-payment';
import { confirmation } from '../../../testing/checkout';

describe('runPayment', () => {
  it('takes the payment, verifies it and saves the order', async () => {
    const { outcome, phases, sent, opened } = await attemptPayment();
    expect(outcome).toEqual({ kind: 'booked', orderId: 'ord_1', link: null });
    expect(opened).toEqual([leftOpen]);
    expect(phases).toEqual(['starting', 'paying', 'verifying', 'saving', 'booked']);
    const { products, shipping, amount } = purchase;
    expect(sent).toEqual([
      ['createOrder', { ...shipping, amount, currency: 'INR', receipt: 'rcpt_1', products }],
      [
        'open',
        { key: 'key_1', orderId: 'order_1', amount, currency: 'INR', timeout: 900, contact: shipping },
      ],
      ['verify', confirmation],
      ['saveOrder', { ...shipping, products, ...confirmation }],
    ]);
  });

  it('does not offer methods that are down, and offers those that may only fail', async () => {
    const outages = [
      { method: 'upi', hidden: true, text: 'UPI is down.' },
      { method: 'card', hidden: false, text: 'Cards may fail.' },
    ];
    const { sent } = await attemptPayment({
      fetchKey: async () => ({ key: 'key_1', checkoutScript: '/checkout.js', outages }),
    });
    expect(sent.find(([name]) => name === 'open')?.[1]).toMatchObject({ hiddenMethods: ['upi'] });
  });

  it('limits the window to the time that the stock is held', async () => {
    const held = { success: true, id: 'order_1', currency: 'INR', amount: 31_900, payWithin: 420 } as const;
    const { sent } = await attemptPayment({ createOrder: () => Promise.resolve(held) });
    expect(sent.find(([name]) => name === 'open')?.[1]).toMatchObject({ timeout: 420 });
  });

  it.each([
    ['the shop does not respond', { fetchKey: failing(500) }, /Check your connection and press Pay again/],
    [
      'the order cannot be created',
      { createOrder: failing(422, 'Your cart is empty') },
      /^Your cart is empty$/,
    ],
    ['the provider is down', { createOrder: failing(502) }, /try again in a few minutes/],
    ['the script does not load', { load: () => Promise.reject(new Error('late')) }, /allow localhost if/],
    ['the window does not open', { open: () => Promise.reject(new Error('none')) }, /allow localhost if/],
  ])('explains why the payment could not start and what to do when %s', async (_case, setup, reason) => {
    const { outcome, phases } = await attemptPayment(setup);
    expect(outcome).toMatchObject({
      message: 'Payment initialization failed',
      reason: expect.stringMatching(reason),
      stalePrices: false,
      unsettled: null,
    });
    expect(phases.at(-1)).toBe('idle');
  });

  it('creates no order, which would reserve stock, if the script does not load', async () => {
    const { steps } = await attemptPayment({ load: () => Promise.reject(new Error('blocked')) });
    expect(steps).toEqual([]);
  });

  it('explains that the amount has changed, and that prices are stale', async () => {
    const { outcome, steps } = await attemptPayment({ createOrder: failing(409, 'The amount has changed') });
    expect(outcome).toMatchObject({
      message: 'Payment initialization failed',
      reason: 'The amount has changed',
      stalePrices: true,
    });
    expect(steps).toEqual(['createOrder']);
  });

  it('shows how long to wait when too many orders await payment', async () => {
    const reason = 'Please try again in 5 minutes.';
    const { outcome, steps } = await attemptPayment({ createOrder: failing(429, reason) });
    expect(outcome).toMatchObject({
      message: 'Payment initialization failed',
      reason,
      stalePrices: false,
    });
    expect(steps).toEqual(['createOrder']);
  });

  it('reports that a dismissed window cancelled the payment', async () => {
    const { outcome, steps } = await attemptPayment({ response: { kind: 'dismissed' } });
    expect(outcome).toMatchObject({ message: 'Payment cancelled', unsettled: null });
    expect(steps).not.toContain('verify');
  });

  it.each([
    ['payment', { ...confirmation, razorpay_payment_id: undefined }],
    ['order', { ...confirmation, razorpay_order_id: '' }],
    ['signature', { ...confirmation, razorpay_signature: null }],
    ['response', null],
  ])('treats a response without its %s as incomplete', async (_case, response) => {
    const { outcome, steps } = await attemptPayment({ response: { kind: 'responded', response } });
    expect(outcome).toMatchObject({
      message: 'Payment response incomplete. Please try again.',
      unsettled: leftOpen,
    });
    expect(steps).not.toContain('verify');
  });

  it.each([
    ['responds without success', async () => ({ success: false, status: 'review' })],
    ['rejects the signature', failing(400)],
  ])('reports a failed verification when the server %s', async (_case, verify) => {
    const { outcome, steps } = await attemptPayment({ verify });
    expect(outcome).toMatchObject({ message: 'Payment verification failed!', unsettled: taken });
    expect(steps).not.toContain('saveOrder');
  });

  it.each([
    ['verify', 500],
    ['verify', 429],
    ['saveOrder', 503],
    ['saveOrder', 402],
  ])('refers the shopper to support when %s fails with %d', async (call, status) => {
    const { outcome } = await attemptPayment({ [call]: failing(status) });
    expect(outcome).toMatchObject({
      message: 'Payment verification failed. Please contact support.',
      unsettled: taken,
    });
  });

  it('opens no window for an order that is already paid, and saves it', async () => {
    const createOrder = async () =>
      ({ success: true, id: 'order_1', currency: 'INR', amount: 31_900, paid: true }) as const;
    const { outcome, steps, sent } = await attemptPayment({ createOrder });
    expect(steps).toEqual(['createOrder', 'saveOrder']);
    expect(sent[1]?.[1]).toMatchObject({ razorpay_order_id: 'order_1' });
    expect(outcome).toMatchObject({ kind: 'booked', orderId: 'ord_1' });
  });

  it('passes on the link to an order that this session cannot open', async () => {
    const order = { _id: 'ord_1', status: 'placed', link: '/orders/ord_1#key' };
    const { outcome } = await attemptPayment({ saveOrder: async () => ({ success: true, order }) });
    expect(outcome).toMatchObject({ kind: 'booked', link: '/orders/ord_1#key' });
  });
});
