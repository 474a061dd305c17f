import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { pullPayments } from './apply-payment';
import { after, backoff } from './durations';
import { moveOrder } from './order-repository';
import { mayMove } from './order-states';
import { type OrderContext, type ProviderRefund, ProviderRefused, ProviderUnavailable } from './ports';
import type { RefundRow, ShopOrderRow } from './tables';

/** What of a payment neither went back nor is to go back, in paise. Its order is locked. */
export async function leftOfPayment(tx: DatabaseTransaction, paymentId: string): Promise<number> {
  const payment = await tx
    .selectFrom('payment')
    .select(['amount_paise', 'refunded_paise'])
    .where('provider_payment_id', '=', paymentId)
    .executeTakeFirstOrThrow();
  const { ours } = await tx
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('ours'))
    .where('provider_payment_id', '=', paymentId)
    .where('status', 'in', ['pending', 'processed'])
    .executeTakeFirstOrThrow();
  // The provider's figure may or may not have ours in it by now. Where this is too much, the provider refuses, and the rest is owed.
  return Math.max(0, payment.amount_paise - Math.max(payment.refunded_paise, Number(ours ?? 0)));
}

/** Money of a payment that is to go back. */
interface OwedRefund {
  /** The provider's idempotency key: whatever is owed under one key goes back once. */
  readonly key: string;
  readonly orderId: number;
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly reason: string;
  /** The units that it is for; null for all that is left. */
  readonly orderRefundId: number | null;
}

/** Adds what is owed; the reconciler sends it. The order is locked. */
export async function addRefund(tx: DatabaseTransaction, owed: OwedRefund, now: Date): Promise<void> {
  const left = await leftOfPayment(tx, owed.paymentId);
  await tx
    .insertInto('refund')
    .values({
      idem_key: owed.key,
      order_id: owed.orderId,
      provider_payment_id: owed.paymentId,
      provider_refund_id: null,
      amount_paise: owed.amountPaise,
      reason: owed.reason,
      order_refund_id: owed.orderRefundId,
      settles: owed.amountPaise >= left,
      next_attempt_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('idem_key').doNothing())
    .execute();
}

/** Owes the shopper what is left of a payment, and returns how much that is. Called twice for one payment, it is owed once. */
export async function oweRefund(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  paymentId: string,
  reason: string,
  now: Date,
): Promise<number> {
  const amountPaise = await leftOfPayment(tx, paymentId);
  if (amountPaise === 0) return 0;
  // What could not go back in part goes back with this.
  await tx
    .updateTable('refund')
    .set({ status: 'replaced', updated_at: now })
    .where('provider_payment_id', '=', paymentId)
    .where('status', '=', 'failed')
    .execute();
  const owed = { key: `refund-${paymentId}`, orderId: order.id, paymentId, amountPaise, reason };
  await addRefund(tx, { ...owed, orderRefundId: null }, now);
  return amountPaise;
}

/** True when all of a payment is back by refunds of ours: the one that left nothing of it, and those before. */
async function isAllBack(tx: DatabaseTransaction, paymentId: string): Promise<boolean> {
  const refunds = await tx
    .selectFrom('refund')
    .select(['status', 'settles'])
    .where('provider_payment_id', '=', paymentId)
    .where('status', '<>', 'replaced')
    .execute();
  return refunds.every(({ status }) => status === 'processed') && refunds.some(({ settles }) => settles);
}

/** Marks the locked order refunded if this was the payment that paid it, all of which is back. Returns the order as it is then. */
export async function finishRefund(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  paymentId: string,
  now: Date,
): Promise<ShopOrderRow> {
  if (order.paid_payment_id !== paymentId || !mayMove(order.status, 'refunded')) return order;
  return moveOrder(tx, order, 'refunded', now);
}

/**
 * Applies the provider's report of one of our refunds whose id is known. Others show on the payment alone: those of its dashboard,
 * and those of which its answer was lost, since by the amount one could be taken for another. Asking again tells.
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

/** Saves the provider's response to one of our refunds, and moves the order on when all is done. */
async function saveRefund(
  tx: DatabaseTransaction,
  owed: Pick<RefundRow, 'idem_key' | 'order_id' | 'provider_payment_id'>,
  refund: ProviderRefund,
  now: Date,
): Promise<void> {
  // The order first, as everywhere: payments lock it before they touch its refunds.
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
  if (refund.status !== 'processed' || !(await isAllBack(tx, owed.provider_payment_id))) return;
  await finishRefund(tx, order, owed.provider_payment_id, now);
}

/**
 * A refund that the provider refused is compared with what was refunded already: if nothing is left it is done, if less than
 * was owed is left the rest is owed under a new key. If all of it is left, it stays and is tried again.
 */
async function reviseRefund(tx: DatabaseTransaction, owed: RefundRow, now: Date): Promise<void> {
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

/** How many refunds one run of the reconciler sends at most. */
const BATCH = 100;

/** Claims refunds that are due; until their next attempt no other instance claims them. */
async function claimDue({ database, clock }: OrderContext): Promise<readonly RefundRow[]> {
  const now = clock.now();
  return database.db
    .updateTable('refund')
    .set({ attempts: sql<number>`attempts + 1`, next_attempt_at: after(now, backoff(0)) })
    .where('idem_key', 'in', (due) =>
      due
        .selectFrom('refund')
        .select('idem_key')
        .where('status', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

const ask = ({ provider }: OrderContext, owed: RefundRow): Promise<ProviderRefund> =>
  owed.provider_refund_id === null
    ? provider.refund({
        paymentId: owed.provider_payment_id,
        amountPaise: owed.amount_paise,
        idempotencyKey: owed.idem_key,
      })
    : provider.findRefund(owed.provider_payment_id, owed.provider_refund_id);

/** A refusal mostly means that somebody refunded in the dashboard: reads how much, and owes only the rest. */
async function handleRefusal(context: OrderContext, owed: RefundRow): Promise<void> {
  const { provider_order_id: providerOrderId } = await context.database.db
    .selectFrom('shop_order')
    .select('provider_order_id')
    .where('id', '=', owed.order_id)
    .executeTakeFirstOrThrow();
  if (providerOrderId !== null) await pullPayments(context, providerOrderId);
  await inTransaction(context.database, (tx) => reviseRefund(tx, owed, context.clock.now()));
}

async function sendOne(context: OrderContext, owed: RefundRow): Promise<void> {
  const { database, clock, log } = context;
  try {
    const refund = await ask(context, owed);
    await inTransaction(database, (tx) => saveRefund(tx, owed, refund, clock.now()));
    if (refund.status === 'failed') log.error({ refund: owed.idem_key }, 'the provider could not refund');
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    log.warn({ refund: owed.idem_key, attempts: owed.attempts, reason: error.message }, 'a refund waits');
    await database.db
      .updateTable('refund')
      .set({ next_attempt_at: after(clock.now(), backoff(owed.attempts)) })
      .where('idem_key', '=', owed.idem_key)
      .where('status', '=', 'pending')
      .execute();
    if (error instanceof ProviderUnavailable) throw error;
    await handleRefusal(context, owed);
  }
}

/**
 * Sends what is owed to shoppers, and checks refunds that the provider still processes. The idempotency key makes a
 * repeat, on any instance, the same refund. Rejects with ProviderUnavailable when the provider cannot be reached.
 */
export async function sendRefunds(context: OrderContext): Promise<void> {
  for (const owed of await claimDue(context)) await sendOne(context, owed);
}
