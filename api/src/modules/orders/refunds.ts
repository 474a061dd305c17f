import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { leftOnCard } from '../gift-cards';
import { moveOrder, paymentOf } from './order-repository';
import { mayMove } from './order-states';
import type { ProviderRefund } from './ports';
import type { RefundMethod } from './cod-tables';
import type { RefundRow, ShopOrderRow } from './tables';

/** The part of a payment that is neither refunded nor owed, in paise. To act on it, its order must be locked. */
export async function leftOfPayment(db: Executor, paymentId: string): Promise<number> {
  const payment = await db
    .selectFrom('payment')
    .select(['amount_paise', 'refunded_paise'])
    .where('provider_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { ours } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('ours'))
    .where('provider_payment_id', '=', paymentId)
    .where('status', 'in', ['pending', 'processed'])
    .executeTakeFirstOrThrow();
  // The provider's figure may or may not include our refunds yet. If this is too much, the provider refuses and the rest is owed.
  return Math.max(0, payment.amount_paise - Math.max(payment.refunded_paise, Number(ours ?? 0)));
}

/** The part of a payment in paise that failed refunds have yet to send: staff try them again. */
export async function failedOfPayment(db: Executor, paymentId: string): Promise<number> {
  const { failed } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('failed'))
    .where('provider_payment_id', '=', paymentId)
    .where('status', '=', 'failed')
    .executeTakeFirstOrThrow();
  return Number(failed ?? 0);
}

/** Whether a part of a fully refunded payment was refunded in the provider's dashboard, other than in place of our failed refunds. */
export async function isRefundedByHand(
  db: Executor,
  { id, amountPaise }: { readonly id: string; readonly amountPaise: number },
): Promise<boolean> {
  const { ours } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('ours'))
    .where('provider_payment_id', '=', id)
    .where('status', 'in', ['processed', 'failed'])
    .executeTakeFirstOrThrow();
  return Number(ours ?? 0) < amountPaise;
}

/** A refund that is owed for a payment. */
interface OwedRefund {
  /** The provider's idempotency key: each key is refunded once. */
  readonly key: string;
  readonly orderId: number;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly reason: string;
  /** The refund of units that it pays; null for all that is left. */
  readonly orderRefundId: number | null;
  /** By default the provider. Cash that is no longer collected is refunded at once. */
  readonly method?: RefundMethod;
}

/** Inserts an owed refund: the reconciler sends it, or a staff member records its transfer. The order is locked. */
export async function addRefund(tx: DatabaseTransaction, owed: OwedRefund, now: Date): Promise<void> {
  const left = await leftOfPayment(tx, owed.paymentId);
  const { method = 'provider' } = owed;
  const isWaived = method === 'waived';
  const added = await tx
    .insertInto('refund')
    .values({
      idem_key: owed.key,
      order_id: owed.orderId,
      provider_payment_id: owed.paymentId,
      provider_refund_id: null,
      amount_paise: owed.amountPaise,
      reason: owed.reason,
      order_refund_id: owed.orderRefundId,
      method,
      ...(isWaived && { status: 'processed' }),
      settles: owed.amountPaise >= left,
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .returning('idem_key')
    .executeTakeFirst();
  if (added && isWaived) await bookRefunded(tx, owed.paymentId, owed.amountPaise, now);
}

/** Adds to the refunded amount of a payment in cash, which no provider reports. */
export async function bookRefunded(
  tx: DatabaseTransaction,
  paymentId: string,
  paise: number,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set(({ eb }) => ({ refunded_paise: eb('refunded_paise', '+', paise), updated_at: now }))
    .where('provider_payment_id', '=', paymentId)
    .execute();
}

/** Records what is left of a payment as owed to the shopper, and returns the amount. A repeated call changes nothing. */
export async function oweRefund(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  paymentId: string,
  reason: string,
  now: Date,
  method: RefundMethod = 'provider',
): Promise<number> {
  const amountPaise = await leftOfPayment(tx, paymentId);
  if (amountPaise === 0) return 0;
  // This replaces failed partial refunds.
  await tx
    .updateTable('refund')
    .set({ status: 'replaced', updated_at: now })
    .where('provider_payment_id', '=', paymentId)
    .where('status', '=', 'failed')
    .execute();
  const owed = { key: `refund-${paymentId}`, orderId: order.id, paymentId, amountPaise, reason };
  await addRefund(tx, { ...owed, orderRefundId: null, method }, now);
  return amountPaise;
}

/**
 * True when all of a payment was refunded: by us, if the refund that left nothing and all before it were processed, or in the
 * provider's dashboard. An order that a gift card paid in full has nothing to refund of its payment.
 */
async function isFullyRefunded(tx: DatabaseTransaction, paymentId: string): Promise<boolean> {
  const refunds = await tx
    .selectFrom('refund')
    .select(['status', 'settles'])
    .where('provider_payment_id', '=', paymentId)
    .where('status', '<>', 'replaced')
    .execute();
  if (!refunds.every(({ status }) => status === 'processed')) return false;
  return refunds.some(({ settles }) => settles) || (await leftOfPayment(tx, paymentId)) === 0;
}

/**
 * Marks the locked order refunded if the payment that paid it is fully refunded, and nothing is left of the part that a gift card
 * paid. Returns the updated order.
 */
export async function finishRefund(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  paymentId: string,
  now: Date,
): Promise<ShopOrderRow> {
  if (order.paid_payment_id !== paymentId || !mayMove(order.status, 'refunded')) return order;
  if (order.gift_card_id !== null && (await leftOnCard(tx, order.id)) > 0) return order;
  return moveOrder(tx, order, 'refunded', now);
}

/** Marks the locked order refunded if all of its refunds are made and nothing of its money is left. */
export async function finishRefunds(tx: DatabaseTransaction, order: ShopOrderRow, now: Date): Promise<void> {
  const paymentId = paymentOf(order);
  if (await isFullyRefunded(tx, paymentId)) await finishRefund(tx, order, paymentId, now);
}

/**
 * Applies the provider's report of one of our refunds whose id is known. Refunds in the dashboard, and ours whose response was
 * lost, show only on the payment: matching them by amount could confuse them. Repeating the request finds them.
 */
export async function applyRefund(tx: DatabaseTransaction, refund: ProviderRefund, now: Date): Promise<void> {
  const owed = await tx
    .selectFrom('refund')
    .selectAll()
    .where('provider_payment_id', '=', refund.paymentId)
    .where('status', '=', 'pending')
    .where('provider_refund_id', '=', refund.id)
    .executeTakeFirst();
  if (owed) await saveRefund(tx, owed, refund, now);
}

/** Saves the provider's response to one of our refunds, and marks the order refunded once everything is. */
export async function saveRefund(
  tx: DatabaseTransaction,
  owed: Pick<RefundRow, 'idem_key' | 'order_id' | 'provider_payment_id'>,
  refund: ProviderRefund,
  now: Date,
): Promise<void> {
  // Locks the order first, as everywhere: payments lock it before its refunds.
  const order = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', owed.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('refund')
    .set({ provider_refund_id: refund.id, status: refund.status, updated_at: now })
    .where('idem_key', '=', owed.idem_key)
    .where('status', '=', 'pending')
    .execute();
  if (refund.status !== 'processed' || !(await isFullyRefunded(tx, owed.provider_payment_id))) return;
  await finishRefund(tx, order, owed.provider_payment_id, now);
}

/**
 * Compares a refund that the provider refused with the refunded amount: if nothing is left, it is done; if less than owed is
 * left, the rest is owed under a new key; otherwise it is retried unchanged.
 */
export async function reviseRefund(tx: DatabaseTransaction, owed: RefundRow, now: Date): Promise<void> {
  const order = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('id', '=', owed.order_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom('payment')
    .select(['amount_paise', 'refunded_paise'])
    .where('provider_payment_id', '=', owed.provider_payment_id)
    .executeTakeFirstOrThrow();
  const rest = payment.amount_paise - payment.refunded_paise;
  if (rest >= owed.amount_paise) return;
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ status: rest > 0 ? 'replaced' : 'processed', updated_at: now })
    .where('idem_key', '=', owed.idem_key)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  if (rest <= 0) {
    await finishRefund(tx, order, owed.provider_payment_id, now);
    return;
  }
  const key = `refund-${owed.provider_payment_id}-${rest}`;
  const { order_id: orderId, provider_payment_id: paymentId, reason, order_refund_id: orderRefundId } = owed;
  await addRefund(tx, { key, orderId, paymentId, amountPaise: rest, reason, orderRefundId }, now);
}
