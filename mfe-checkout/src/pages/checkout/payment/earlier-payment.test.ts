import { describe, expect, it } from '@jest/globals';
import { attemptPayment, failing, leftOpen, taken } from '../../../testing/attempt-payment';
import { confirmation } from '../../../testing/checkout';
import type { PaymentGateway } from './flow';

describe('an earlier payment', () => {
  it('that was taken is settled instead of charging again', async () => {
    const { outcome, steps, phases, asked } = await attemptPayment({ unsettled: taken });
    expect(steps).toEqual(['verify', 'saveOrder']);
    expect(phases).toEqual(['verifying', 'saving', 'booked']);
    expect(outcome).toMatchObject({ kind: 'booked', orderId: 'ord_1' });
    expect(asked).toEqual([]);
  });

  it.each([
    ['verify', 400],
    ['saveOrder', 402],
  ])('that the shop rejects (%s, %d) requires a confirmation before another one', async (call, status) => {
    const { outcome, steps, asked } = await attemptPayment({ unsettled: taken, [call]: failing(status) });
    expect(asked).toEqual([{ amount: 31_900, state: 'taken' }]);
    expect(steps).not.toContain('createOrder');
    expect(outcome).toEqual({ kind: 'declined', unsettled: taken });
  });

  it('is followed by another one when the shopper confirms', async () => {
    const verify = async ({ razorpay_payment_id: id }: typeof confirmation) => ({
      success: id === 'pay_2',
      status: 'placed',
    });
    const second = { ...confirmation, razorpay_payment_id: 'pay_2' };
    const { outcome, asked } = await attemptPayment({
      ...{ unsettled: taken, verify, paysAgain: true },
      response: { kind: 'responded', response: second },
    });
    expect(asked).toHaveLength(1);
    expect(outcome).toMatchObject({ kind: 'booked' });
  });

  it('that the shop cannot check stays unsettled without another charge', async () => {
    const { outcome, steps, asked } = await attemptPayment({ unsettled: taken, verify: failing(503) });
    expect(steps).toEqual(['verify']);
    expect(asked).toEqual([]);
    expect(outcome).toMatchObject({ kind: 'alert', unsettled: taken });
  });

  it('stays unsettled when the second window is dismissed', async () => {
    const { outcome, opened } = await attemptPayment({
      ...{ unsettled: taken, verify: failing(400), paysAgain: true },
      response: { kind: 'dismissed' },
    });
    expect(outcome).toMatchObject({ message: 'Payment cancelled', unsettled: taken });
    expect(opened).toEqual([]);
  });

  it.each([
    [false, 'declined', []],
    [true, 'booked', ['createOrder']],
  ])(
    'requires a confirmation before a gift card pays all of another order (%s)',
    async (paysAgain, kind, created) => {
      const { outcome, steps, asked } = await attemptPayment({
        ...{ unsettled: { ...leftOpen, receipt: 'rcpt_0' }, paysAgain },
        giftCard: { code: 'ABCD', amount: 31_900 },
        createOrder: async () => ({
          ...({ success: true, id: '', currency: 'INR', amount: 0, paid: true } as const),
          orderId: 'ord_2',
        }),
      });
      expect(asked).toEqual([{ amount: 31_900, state: 'unclear' }]);
      expect(steps).toEqual(['checkOrder', ...created]);
      expect(outcome.kind).toBe(kind);
    },
  );

  it('in a window that was left open needs no confirmation for the same order', async () => {
    const { outcome, steps, asked } = await attemptPayment({ unsettled: leftOpen });
    expect(steps).toEqual(['checkOrder', 'createOrder', 'open', 'verify', 'saveOrder']);
    expect(asked).toEqual([]);
    expect(outcome).toMatchObject({ kind: 'booked' });
  });

  it('in a window that was left open is booked when the shop has received it', async () => {
    const order = { _id: 'ord_1', status: 'placed' };
    const { outcome, steps } = await attemptPayment({
      unsettled: leftOpen,
      checkOrder: async () => ({ success: true, order }),
    });
    expect(steps).toEqual(['checkOrder']);
    expect(outcome).toMatchObject({ kind: 'booked', orderId: 'ord_1' });
  });

  it('in a window that was left open requires a confirmation before another order', async () => {
    const createOrder: PaymentGateway['createOrder'] = async () => ({
      ...{ success: true, id: 'order_2', currency: 'INR', amount: 31_900 },
    });
    const { outcome, steps, asked } = await attemptPayment({ unsettled: leftOpen, createOrder });
    expect(asked).toEqual([{ amount: 31_900, state: 'unclear' }]);
    expect(steps).not.toContain('open');
    expect(outcome).toEqual({ kind: 'declined', unsettled: leftOpen });
  });

  it('for other goods is booked, and requires a confirmation before another charge', async () => {
    const { outcome, asked } = await attemptPayment({
      unsettled: { ...taken, receipt: 'rcpt_0', amount: 5_000 },
    });
    expect(asked).toEqual([{ amount: 5_000, state: 'booked' }]);
    expect(outcome).toEqual({ kind: 'declined', unsettled: null });
  });
});
