import type { PaymentConfirmation } from '@shop/contracts';
import { hmacHex } from '../razorpay';
import { type SandboxContext, SandboxError } from './context';
import { orderEntity, paymentEntity } from './entities';
import { newId, type SandboxTransaction } from './store';
import type { PaymentFailure, SandboxOrderRow, SandboxPaymentRow } from './tables';
import { announce } from './webhooks';

/** The test instrument of a shopper; only its method is stored. */
export type Instrument =
  | { readonly method: 'card'; readonly number: string }
  | { readonly method: 'upi'; readonly outcome: 'success' | 'failure' }
  | { readonly method: 'netbanking'; readonly bank: string; readonly outcome: 'success' | 'failure' };

const failure = (description: string, source: string, reason: string): PaymentFailure => ({
  code: 'BAD_REQUEST_ERROR',
  description,
  source,
  step: 'payment_authorization',
  reason,
});

const declines: Readonly<Record<string, PaymentFailure>> = {
  '4100280000080001': failure(
    'Your payment could not be completed due to insufficient account balance. Try again with another card or payment method.',
    'customer',
    'insufficient_funds',
  ),
  '4100280000060003': failure(
    'Your payment was declined by the bank. Try again with another card or payment method.',
    'issuer_bank',
    'card_declined',
  ),
};

const notATestCard = failure(
  'Test mode accepts test cards only. Use one of the cards shown, never a real one.',
  'customer',
  'invalid_card_number',
);
const upiFailed = failure(
  'Your payment was declined in the UPI app. Try again.',
  'customer',
  'payment_declined',
);
const bankFailed = failure('Your payment was declined at the bank. Try again.', 'bank', 'payment_failed');

/** The failure of a public test instrument; null if it succeeds. */
export function failureOf(instrument: Instrument): PaymentFailure | null {
  switch (instrument.method) {
    case 'card': {
      const number = instrument.number.replace(/\D/g, '');
      return number === '4100280000001007' ? null : (declines[number] ?? notATestCard);
    }
    case 'upi':
      return instrument.outcome === 'success' ? null : upiFailed;
    case 'netbanking':
      return instrument.outcome === 'success' ? null : bankFailed;
  }
}

export interface PaymentAttempt {
  readonly orderId: string;
  readonly method: string;
  readonly email?: string;
  readonly contact?: string;
  /** Why it fails; null if it succeeds. */
  readonly failure: PaymentFailure | null;
  /** Paise; the order's amount, unless a test captures a different one. */
  readonly amount?: number;
}

/** Locks an order of the sandbox. Throws a SandboxError if it does not exist. */
async function lockOrder(tx: SandboxTransaction, orderId: string): Promise<SandboxOrderRow> {
  const order = await tx
    .selectFrom('sandbox_order')
    .selectAll()
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new SandboxError(400, 'The id provided does not exist');
  return order;
}

/** Captures a payment, marks its order paid, and notifies the shop as the provider would. */
async function capture(
  tx: SandboxTransaction,
  context: SandboxContext,
  order: SandboxOrderRow,
  payment: SandboxPaymentRow,
): Promise<void> {
  const captured: SandboxPaymentRow = { ...payment, status: 'captured', error: null };
  const paid: SandboxOrderRow = { ...order, status: 'paid' };
  await tx
    .updateTable('sandbox_payment')
    .set({ status: 'captured', error: null })
    .where('id', '=', payment.id)
    .execute();
  await tx.updateTable('sandbox_order').set({ status: 'paid' }).where('id', '=', order.id).execute();
  const authorized = { entity: paymentEntity({ ...captured, status: 'authorized' }) };
  const done = { entity: paymentEntity(captured) };
  await announce(tx, context, [
    { type: 'payment.authorized', payload: { payment: authorized } },
    { type: 'payment.captured', payload: { payment: done } },
    { type: 'order.paid', payload: { payment: done, order: { entity: orderEntity(paid) } } },
  ]);
}

/**
 * One attempt to pay an order. Returns the result that the checkout window passes to the page. Throws a SandboxError with the
 * reason when the attempt fails, which is stored as a failed payment.
 */
export async function pay(context: SandboxContext, attempt: PaymentAttempt): Promise<PaymentConfirmation> {
  const paymentId = newId('pay');
  await context.store.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderId);
    if (order.status === 'paid') throw new SandboxError(400, 'Payment already done for this order.');
    const payment = await tx
      .insertInto('sandbox_payment')
      .values({
        id: paymentId,
        order_id: order.id,
        amount: attempt.amount ?? order.amount,
        currency: order.currency,
        status: attempt.failure ? 'failed' : 'authorized',
        method: attempt.method,
        email: attempt.email ?? null,
        contact: attempt.contact ?? null,
        error: attempt.failure && JSON.stringify(attempt.failure),
        created_at: context.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const attempted: SandboxOrderRow = { ...order, status: 'attempted', attempts: order.attempts + 1 };
    await tx
      .updateTable('sandbox_order')
      .set({ status: attempted.status, attempts: attempted.attempts })
      .where('id', '=', order.id)
      .execute();
    if (!attempt.failure) return capture(tx, context, attempted, payment);
    const failed = { payment: { entity: paymentEntity(payment) } };
    await announce(tx, context, [{ type: 'payment.failed', payload: failed }]);
  });
  context.changed();
  if (attempt.failure) {
    const { description, ...failure } = attempt.failure;
    const metadata = { payment_id: paymentId, order_id: attempt.orderId };
    throw new SandboxError(400, description, { ...failure, metadata });
  }
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: attempt.orderId,
    razorpay_signature: hmacHex(context.account.key_secret, `${attempt.orderId}|${paymentId}`),
  };
}

/** Authorises and captures a failed payment, as a bank may do later. */
export async function authoriseLate(context: SandboxContext, paymentId: string): Promise<void> {
  await context.store.transaction(async (tx) => {
    const { order_id } = await tx
      .selectFrom('sandbox_payment')
      .select('order_id')
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    const order = await lockOrder(tx, order_id);
    const payment = await tx
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('id', '=', paymentId)
      .executeTakeFirstOrThrow();
    await capture(tx, context, order, payment);
  });
  context.changed();
}
