import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { inTransaction } from '../../platform/db/transactions';
import { formatRupees } from '@shop/money';
import { duePaise } from './gift-card-money';
import { addEvent, lockByPublicId, paymentOf } from './order-repository';
import { indianDay } from './paper-numbers';
import type { IdempotentActor, OrderActor, OrderContext } from './ports';
import { bookRefunded, finishRefunds } from './refunds';
import type { RefundMethod } from './cod-tables';
import type { ShopOrderRow } from './tables';

type CashColumns = Pick<ShopOrderRow, 'id' | 'cod' | 'paid_payment_id'>;

/** The id of the payment that represents an order's cash. It does not exist at any provider. */
export const cashPaymentId = (publicId: string): string => `cod_${publicId}`;

/** The cash of an order; amounts in paise. */
export interface OrderCash {
  /** To collect on delivery, or outstanding afterwards; 0 once it is collected, and when nothing is owed. */
  readonly duePaise: number;
  /** Null until it is collected. */
  readonly collectedPaise: number | null;
  readonly remittedPaise: number;
  /** To transfer back to the shopper. */
  readonly toTransferPaise: number;
}

/** The cash of an order that was confirmed; undefined before, and for an order that is paid online. */
export async function readCash(db: Executor, order: CashColumns): Promise<OrderCash | undefined> {
  if (!order.cod || order.paid_payment_id === null) return undefined;
  const payment = await db
    .selectFrom('payment')
    .select(['amount_paise', 'refunded_paise', 'collected_paise'])
    .where('provider_payment_id', '=', order.paid_payment_id)
    .executeTakeFirstOrThrow();
  const { remitted } = await db
    .selectFrom('cod_remittance')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('remitted'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { owed } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('owed'))
    .where('order_id', '=', order.id)
    .where('method', '=', 'transfer')
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  const collectedPaise = payment.collected_paise;
  return {
    duePaise: collectedPaise === null ? payment.amount_paise - payment.refunded_paise : 0,
    collectedPaise,
    remittedPaise: Number(remitted ?? 0),
    toTransferPaise: Number(owed ?? 0),
  };
}

/**
 * How an order is refunded: by the provider; with cash on delivery by a transfer, or not at all while the cash is not collected.
 */
export async function refundMethodOf(tx: DatabaseTransaction, order: CashColumns): Promise<RefundMethod> {
  const cash = await readCash(tx, order);
  if (!cash) return 'provider';
  return cash.collectedPaise === null ? 'waived' : 'transfer';
}

/** Inserts the payment of a confirmed order, whose cash is to be collected. The order is locked. */
export async function openCash(tx: DatabaseTransaction, order: ShopOrderRow, now: Date): Promise<string> {
  const id = cashPaymentId(order.public_id);
  await tx
    .insertInto('payment')
    .values({
      provider_payment_id: id,
      order_id: order.id,
      status: 'created',
      amount_paise: duePaise(order),
      method: 'cash on delivery',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** Collects the cash of an order, and returns its amount in paise; undefined if it was collected, or the order is paid online. */
export async function collectCash(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  now: Date,
): Promise<number | undefined> {
  const cash = await readCash(tx, order);
  if (!cash || cash.collectedPaise !== null) return undefined;
  await tx
    .updateTable('payment')
    // Figures count the money on the day on which it was paid.
    .set({ status: 'captured', collected_paise: cash.duePaise, created_at: now, updated_at: now })
    .where('provider_payment_id', '=', paymentOf(order))
    .execute();
  return cash.duePaise;
}

/** The locked order and its cash. Throws an ApiError: 404, or 409 while the cash is not collected. */
async function lockCollected(tx: DatabaseTransaction, publicId: string) {
  const order = await lockByPublicId(tx, publicId);
  if (!order?.cod) throw new ApiError(404, 'Order not found.');
  const cash = await readCash(tx, order);
  if (!cash || cash.collectedPaise === null) {
    throw new ApiError(409, 'The cash of this order is not collected yet.', {
      extra: { orderStatus: order.status },
    });
  }
  return { order, cash, collectedPaise: cash.collectedPaise };
}

/** A remittance of collected cash, from a courier or from the shop's own delivery. */
export interface Remittance {
  /** Each key is recorded once. */
  readonly key: string;
  /** A negative amount corrects earlier remittances. */
  readonly amountPaise: number;
  readonly reference: string;
  /** A day in India, as YYYY-MM-DD. */
  readonly day: string;
}

/** Inserts a remittance of the locked order, with an event and a log entry. */
export async function insertRemittance(
  tx: DatabaseTransaction,
  { id, public_id: publicId }: Pick<ShopOrderRow, 'id' | 'public_id'>,
  { amountPaise, reference, day }: Omit<Remittance, 'key'>,
  actor: OrderActor,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('cod_remittance')
    .values({
      order_id: id,
      amount_paise: amountPaise,
      reference,
      remitted_on: day,
      author: actor.name,
      created_at: now,
    })
    .execute();
  const detail = { amountPaise, reference, day };
  await addEvent(tx, { orderId: id, kind: 'remitted', author: actor.name, at: now, detail });
  await actor.log(tx, 'order-remitted', { order: publicId, ...detail }, now);
}

/**
 * Records that collected cash has reached the shop, with an event and a log entry. Throws an ApiError: 404, 409 for an order whose
 * cash is not collected, or for more than was collected.
 */
export async function recordRemittance(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  publicId: string,
  remittance: Remittance,
  actor: IdempotentActor,
): Promise<void> {
  const now = clock.now();
  const { key, amountPaise, reference, day } = remittance;
  const request = { remittance: publicId, amountPaise, reference, day };
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request }, now, async () => {
      const { order, cash, collectedPaise } = await lockCollected(tx, publicId);
      const total = cash.remittedPaise + amountPaise;
      if (amountPaise === 0 || total < 0 || total > collectedPaise) {
        const left = formatRupees(collectedPaise - cash.remittedPaise);
        throw new ApiError(409, `${left} of the collected cash has not been remitted yet.`, {
          extra: { field: 'amountPaise' },
        });
      }
      await insertRemittance(tx, order, remittance, actor, now);
    }),
  );
}

/** A payment of everything that is due from the shopper, or owed to them. */
export interface Payment {
  /** Each key is recorded once. */
  readonly key: string;
  /** The amount that the staff member was shown, in paise. */
  readonly amountPaise: number;
  readonly reference: string;
}

/**
 * Records that staff have transferred all open refunds of an order to its shopper, by bank or UPI; the payment provider is not
 * called. Throws an ApiError: 404, 409 when nothing or a different amount is owed.
 */
export async function recordTransfer(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  publicId: string,
  { key, amountPaise, reference }: Payment,
  actor: IdempotentActor,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { transfer: publicId, amountPaise, reference } }, now, async () => {
      const { order, cash } = await lockCollected(tx, publicId);
      const owedPaise = cash.toTransferPaise;
      if (owedPaise === 0) throw new ApiError(409, 'This order has no open refunds.');
      if (owedPaise !== amountPaise) {
        throw new ApiError(409, `The refund is now ${formatRupees(owedPaise)}. Please check it again.`, {
          extra: { amountPaise: owedPaise },
        });
      }
      const paymentId = paymentOf(order);
      await tx
        .updateTable('refund')
        .set({ status: 'processed', reference, updated_at: now })
        .where('order_id', '=', order.id)
        .where('method', '=', 'transfer')
        .where('status', '=', 'pending')
        .execute();
      await bookRefunded(tx, paymentId, owedPaise, now);
      const detail = { amountPaise, reference };
      await addEvent(tx, { orderId: order.id, kind: 'transferred', author: actor.name, at: now, detail });
      await actor.log(tx, 'order-transferred', { order: publicId, ...detail }, now);
      await finishRefunds(tx, order, now);
    }),
  );
}

/**
 * Records that a delivered order was paid although no parcel collected its cash, for example by UPI. Throws an ApiError: 404, 409
 * when nothing or a different amount is due, or the order is not delivered.
 */
export async function recordCollection(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  publicId: string,
  { key, amountPaise, reference }: Payment,
  actor: IdempotentActor,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { collect: publicId, amountPaise, reference } }, now, async () => {
      const order = await lockByPublicId(tx, publicId);
      const cash = order && (await readCash(tx, order));
      if (!order || !cash) throw new ApiError(404, 'Order not found.');
      if (order.status !== 'delivered' || cash.duePaise === 0) {
        throw new ApiError(409, 'This order has no outstanding cash.', {
          extra: { orderStatus: order.status },
        });
      }
      if (cash.duePaise !== amountPaise) {
        throw new ApiError(
          409,
          `The outstanding cash is now ${formatRupees(cash.duePaise)}. Please check it again.`,
          {
            extra: { amountPaise: cash.duePaise },
          },
        );
      }
      await collectCash(tx, order, now);
      const detail = { amountPaise, reference };
      await addEvent(tx, { orderId: order.id, kind: 'collected', author: actor.name, at: now, detail });
      await actor.log(tx, 'order-collected', { order: publicId, ...detail }, now);
      // The shop received this cash directly, so no courier has to remit it.
      await insertRemittance(tx, order, { ...detail, day: indianDay(now) }, actor, now);
    }),
  );
}
