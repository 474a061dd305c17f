import { formatRupees } from '@shop/money';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { refundToCard } from '../gift-cards';
import { insertCreditNote, type WrittenCreditNote } from './credit-notes';
import { refundMethodOf } from './cod-money';
import { sendRefundEmail } from './emails';
import { assertNotExchanged } from './exchanges';
import { type LeftMoney, leftOfOrder, splitRefund } from './gift-card-money';
import { issueInvoice } from './invoices';
import { invoiceNumber } from './paper-numbers';
import { addEvent, lockByPublicId, paymentOf } from './order-repository';
import { statusInWords, mayRefund } from './order-states';
import { assertCashIsFree } from './parcel-cash';
import { followParcels } from './parcel-steps';
import type { WantedUnits } from './parcels';
import type { OrderContext, OrderActor, IdempotentActor } from './ports';
import {
  unitsInWords,
  listRefundableLines,
  MIN_REFUND_PAISE,
  partObstacle,
  partOf,
  type RefundPart,
  unitsOf,
  type RefundableRow,
  refundAmounts,
  type RefundAmounts,
} from './refund-lines';
import { addRefund, finishRefunds, leftOfPayment } from './refunds';
import { chargesOf } from './shopper-orders';
import { assertCardsUnspent, cancelCardsOf } from './sold-gift-cards';
import { lockProducts, restockRefunded } from './stock';
import type { RefundRow, ShopOrderRow } from './tables';

type Context = Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>;

/** A staff member's refund of units. */
export interface RefundInput {
  /** Unique for each refund: a repeated request changes nothing. */
  readonly key: string;
  readonly lines: readonly WantedUnits[];
  /** Whether the units can be sold again. */
  readonly restock: boolean;
  readonly reason: string;
  /** The amount that the staff member was shown, in paise. */
  readonly amountPaise: number;
  /** In a partly shipped order, true for units in parcels; by default, units that are not shipped yet are refunded. */
  readonly sent?: boolean | undefined;
}

const wantedOf = (lines: readonly WantedUnits[], { public_id: productId, color }: RefundableRow) =>
  lines
    .filter((one) => one.productId === productId && one.color === color)
    .reduce((sum, { quantity }) => sum + quantity, 0);

const isLine = (rows: readonly RefundableRow[], { productId, color }: WantedUnits) =>
  rows.some((row) => row.public_id === productId && row.color === color);

/**
 * The lines with the units to refund. Throws an ApiError: 400 for an unknown line, 409 for too many units, or for units that do
 * not belong to the refund's part of the order.
 */
function choose(rows: readonly RefundableRow[], lines: readonly WantedUnits[], part: RefundPart) {
  if (!lines.every((line) => isLine(rows, line))) throw new ApiError(400, 'This order has no such line.');
  return rows.map((row) => {
    const { refunded } = unitsOf(row);
    const wanted = wantedOf(lines, row);
    const left = row.quantity - refunded;
    if (wanted > left) {
      throw new ApiError(
        409,
        `${row.title}: ${left} of ${row.quantity} ${row.quantity === 1 ? 'unit is' : 'units are'} left to refund.`,
      );
    }
    const obstacle = partObstacle(row, wanted, part);
    if (obstacle !== undefined) throw new ApiError(409, obstacle);
    return {
      ...row,
      wanted,
      refunded,
      ratePaise: row.rate_paise,
      discountBp: row.discount_bp,
      taxBp: row.gst_bp,
      couponPaise: row.coupon_paise,
    };
  });
}

type ChosenLine = ReturnType<typeof choose>[number];

function assertRefundable(order: ShopOrderRow | undefined): asserts order is ShopOrderRow {
  if (!order || order.paid_at === null) throw new ApiError(404, 'Order not found.');
  if (!mayRefund(order.status)) {
    throw new ApiError(
      409,
      `This order is ${statusInWords(order.status)}. Its payment is refunded with that.`,
      { extra: { orderStatus: order.status } },
    );
  }
}

/** Throws an ApiError 409 for an amount that cannot be refunded alone, with a message about what to do instead. */
function assertSendable({ amountPaise, goodsPaise }: RefundAmounts, leftPaise: number): void {
  if (amountPaise >= MIN_REFUND_PAISE) return;
  if (leftPaise === 0 || goodsPaise === 0)
    throw new ApiError(409, 'Nothing is left to refund for these units.');
  const minimum = formatRupees(MIN_REFUND_PAISE);
  throw new ApiError(
    409,
    leftPaise < MIN_REFUND_PAISE
      ? `Only ${formatRupees(leftPaise)} of the payment is left. The payment provider’s minimum refund is ${minimum}.`
      : `These units come to less than ${minimum}, the minimum refund. Refund them together with other units of this order.`,
  );
}

async function calculate(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  { lines, sent = false }: Pick<RefundInput, 'lines' | 'sent'>,
): Promise<{
  readonly chosen: readonly ChosenLine[];
  readonly amounts: RefundAmounts;
  readonly left: LeftMoney;
}> {
  const chosen = choose(await listRefundableLines(tx, order.id), lines, partOf(order.status, sent));
  await assertNotExchanged(tx, order.id, chosen);
  await assertCardsUnspent(tx, order.id, chosen);
  const left = await leftOfOrder(tx, order, paymentOf(order));
  const amounts = refundAmounts(chosen, left.totalPaise, chargesOf(order));
  assertSendable(amounts, left.totalPaise);
  return { chosen: chosen.filter(({ wanted }) => wanted > 0), amounts, left };
}

/** Calculates a refund of these units without making it. Throws an ApiError: 400, 404, 409. */
export async function previewRefund(
  { database }: Pick<Context, 'database'>,
  publicId: string,
  lines: readonly WantedUnits[],
  sent = false,
): Promise<RefundAmounts> {
  return inTransaction(database, async (tx) => {
    const order = await lockByPublicId(tx, publicId);
    assertRefundable(order);
    return (await calculate(tx, order, { lines, sent })).amounts;
  });
}

/** Inserts the refund as a credit note with its units. All other locks have been taken. */
async function insertRefund(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  chosen: readonly ChosenLine[],
  written: Omit<WrittenCreditNote, 'covers'>,
): Promise<{ readonly id: number; readonly creditNote: string }> {
  const note = await insertCreditNote(tx, order, { ...written, covers: 'pieces' });
  await tx
    .insertInto('order_refund_line')
    .values(
      chosen.map((line) => ({ order_refund_id: note.id, order_item_id: line.id, quantity: line.wanted })),
    )
    .execute();
  return note;
}

async function refundOnce(
  tx: DatabaseTransaction,
  context: Context,
  publicId: string,
  input: RefundInput,
  actor: IdempotentActor,
): Promise<void> {
  const order = await lockByPublicId(tx, publicId);
  assertRefundable(order);
  await assertCashIsFree(tx, order);
  const { chosen, amounts, left } = await calculate(tx, order, input);
  const { amountPaise } = amounts;
  if (amountPaise !== input.amountPaise) {
    throw new ApiError(
      409,
      `The amount is now ${formatRupees(amountPaise)}. Please check the refund again.`,
      {
        extra: { amountPaise },
      },
    );
  }
  const now = context.clock.now();
  const { reason, restock } = input;
  const { name: author } = actor;
  if (restock) await lockProducts(tx, { orderIds: [order.id] });
  await cancelCardsOf(tx, order.id, chosen, { author, reason, now });
  // A credit note names its invoice, so the invoice must exist.
  const invoice = invoiceNumber(await issueInvoice(tx, order, now));
  const { id, creditNote } = await insertRefund(tx, order, chosen, {
    ...{ amountPaise, reason, author, now },
    restocked: restock,
    unsent: partOf(order.status, input.sent ?? false) === 'unsent',
  });
  if (restock) await restockRefunded(tx, order, id, now);
  const paymentId = paymentOf(order);
  const owed = { orderId: order.id, orderRefundId: id, reason: `refunded: ${reason}` };
  const method = await refundMethodOf(tx, order);
  const { onlinePaise, cardPaise } = splitRefund(amountPaise, left);
  const key = `refund-${paymentId}-pieces-${id}`;
  if (onlinePaise > 0)
    await addRefund(tx, { ...owed, key, paymentId, amountPaise: onlinePaise, method }, now);
  if (cardPaise > 0) await refundToCard(tx, { ...owed, key: `units-${id}`, paise: cardPaise }, now);
  const items = chosen.map((line) => unitsInWords({ ...line, quantity: line.wanted }));
  const toCard = cardPaise > 0 ? { giftCardPaise: cardPaise } : {};
  const detail = { reason, restocked: restock, amountPaise, ...toCard, pieces: items, creditNote };
  await addEvent(tx, { orderId: order.id, kind: 'refund', author, at: now, detail });
  await actor.log(tx, 'order-refund', { order: publicId, ...detail }, now);
  const coupon = order.coupon_code;
  const written = { id, items, amounts, creditNote, invoice, coupon, method, cardPaise };
  await sendRefundEmail(tx, context, order, written);
  // Without these units, all that is left to send may already be shipped.
  const moved = await followParcels(tx, order, { context, actor, now });
  if (method === 'waived' || cardPaise > 0) await finishRefunds(tx, moved, now);
}

/**
 * Refunds units of an order without cancelling it: stock, credit note, event and email change in one transaction. A repeated
 * request changes nothing. Throws an ApiError: 400 for an unknown line, 404, and 409 for an order that cannot be refunded, units
 * that were already refunded, or an amount other than the one that the staff member was shown.
 */
export async function refundOrder(
  context: Context,
  publicId: string,
  input: RefundInput,
  actor: IdempotentActor,
): Promise<void> {
  const request = { publicId, ...input };
  await inTransaction(context.database, (tx) =>
    actor.once(tx, { key: input.key, request }, context.clock.now(), () =>
      refundOnce(tx, context, publicId, input, actor),
    ),
  );
}

/** Makes a failed refund due again, up to what is left of the payment, under a new key, which the provider requires. */
async function oweAgain(
  tx: DatabaseTransaction,
  failed: RefundRow,
  tries: number,
  now: Date,
): Promise<boolean> {
  const {
    order_id: orderId,
    provider_payment_id: paymentId,
    reason,
    order_refund_id: orderRefundId,
  } = failed;
  const left = await leftOfPayment(tx, paymentId);
  if (left === 0) return false;
  await tx
    .updateTable('refund')
    .set({ status: 'replaced', updated_at: now })
    .where('idem_key', '=', failed.idem_key)
    .execute();
  const key = `refund-${paymentId}-again-${tries}`;
  const amountPaise = Math.min(left, failed.amount_paise);
  await addRefund(tx, { key, orderId, paymentId, amountPaise, reason, orderRefundId }, now);
  return true;
}

/**
 * Retries an order's open refunds with the next run of the reconciler: postponed and failed ones. Throws an ApiError 404, or 409
 * if there are none.
 */
export async function refundAgain(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  publicId: string,
  actor: OrderActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await lockByPublicId(tx, publicId);
    if (!order) throw new ApiError(404, 'Order not found.');
    const now = clock.now();
    const refunds = await tx
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', order.id)
      .orderBy('created_at')
      .execute();
    let tried = 0;
    for (const failed of refunds.filter(({ status }) => status === 'failed')) {
      if (await oweAgain(tx, failed, refunds.length + tried, now)) tried += 1;
    }
    const { numUpdatedRows } = await tx
      .updateTable('refund')
      .set({ next_attempt_at: now })
      .where('order_id', '=', order.id)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (tried + Number(numUpdatedRows) === 0) throw new ApiError(409, 'This order has no open refunds.');
    await actor.log(tx, 'order-refund-again', { order: publicId }, now);
  });
}
