import type { Static } from 'typebox';
import { lockTableUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { creditNoteNumber, financialYear, invoiceNumber, type PaperNumber } from './paper-numbers';
import { addEvent } from './order-repository';
import { isUnsent } from './order-states';
import {
  listRefundableLines,
  type RefundableRow,
  type RefundAmounts,
  refundAmounts,
  unitsInWords,
} from './refund-lines';
import { leftOfOrder } from './gift-card-money';
import type { CreditNote } from './schemas';
import { chargesOf } from './shopper-orders';
import type { CreditNoteCovers, OrderRefundRow, ShopOrderRow } from './tables';

/**
 * The next credit note number of the year. Concurrent callers wait until the transaction ends, so that numbers have no gaps: take
 * all other locks first.
 */
async function nextCreditNote(tx: DatabaseTransaction, now: Date): Promise<PaperNumber> {
  await lockTableUntilEnd(tx, 'order_refund');
  const year = financialYear(now);
  const { last } = await tx
    .selectFrom('order_refund')
    .select(({ fn }) => fn.max('serial').as('last'))
    .where('financial_year', '=', year)
    .executeTakeFirstOrThrow();
  return { financial_year: year, serial: (last ?? 0) + 1 };
}

/** The contents of a credit note, besides its number. */
export interface WrittenCreditNote {
  readonly covers: CreditNoteCovers;
  readonly amountPaise: number;
  readonly reason: string;
  /** Whether its units went back on sale. */
  readonly restocked: boolean;
  /** The staff member's name, or `the shopper`; null for the shop itself. */
  readonly author: string | null;
  readonly now: Date;
  /** Whether its units were not shipped; by default the state of the order decides. */
  readonly unsent?: boolean;
}

/** Inserts a credit note. All other locks have been taken. */
export async function insertCreditNote(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
  { covers, amountPaise, reason, restocked, author, now, unsent = isUnsent(order.status) }: WrittenCreditNote,
): Promise<{ readonly id: number; readonly creditNote: string }> {
  const number = await nextCreditNote(tx, now);
  const { id } = await tx
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      amount_paise: amountPaise,
      ...{ covers, reason, restocked, author },
      unsent,
      ...number,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, creditNote: creditNoteNumber(number) };
}

async function creditedPaise(tx: DatabaseTransaction, orderId: number): Promise<number> {
  const { credited } = await tx
    .selectFrom('order_refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('credited'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(credited ?? 0);
}

/** The columns of an order that its credit notes need. */
export type CreditedOrder = Pick<
  ShopOrderRow,
  'id' | 'status' | 'total_paise' | 'paid_payment_id' | 'gift_card_id'
>;

/** A credit note for a refund that does not name units, with its invoice. */
export interface IssuedCreditNote {
  readonly creditNote: string;
  readonly invoice: string;
  readonly amountPaise: number;
}

/**
 * Issues a credit note for the amount of an invoiced order that is refunded and not credited yet: a cancellation, a return, or a
 * refund in the provider's dashboard. `leftPaise` is the part of the order's money that is not refunded. A repeated call does not issue
 * another one, nor does a call for an order without an invoice. The order is locked.
 */
export async function creditRefunded(
  tx: DatabaseTransaction,
  order: CreditedOrder,
  leftPaise: number,
  by: Pick<WrittenCreditNote, 'reason' | 'restocked' | 'author' | 'now'>,
): Promise<IssuedCreditNote | undefined> {
  const invoice = await tx
    .selectFrom('invoice')
    .select(['financial_year', 'serial'])
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  if (!invoice) return undefined;
  const amountPaise = order.total_paise - leftPaise - (await creditedPaise(tx, order.id));
  if (amountPaise <= 0) return undefined;
  const covers = leftPaise === 0 ? 'rest' : 'money';
  const { creditNote } = await insertCreditNote(tx, order, { ...by, covers, amountPaise });
  return { creditNote, invoice: invoiceNumber(invoice), amountPaise };
}

/** Records a refund made in the provider's dashboard: with a credit note, and an event for staff. The order is locked. */
export async function creditDashboard(
  tx: DatabaseTransaction,
  order: CreditedOrder,
  now: Date,
): Promise<void> {
  if (order.paid_payment_id === null) return;
  const reason = 'refunded in the payment provider’s dashboard';
  const left = await leftOfOrder(tx, order, order.paid_payment_id);
  const credited = await creditRefunded(tx, order, left.totalPaise, {
    reason,
    restocked: false,
    author: null,
    now,
  });
  if (!credited) return;
  const { creditNote, amountPaise } = credited;
  const detail = { reason, amountPaise, creditNote };
  await addEvent(tx, { orderId: order.id, kind: 'refund', author: null, at: now, detail });
}

interface NotedUnits {
  readonly order_refund_id: number;
  readonly order_item_id: number;
  readonly quantity: number;
}

/** The columns of a line that its credit notes need. */
export type CreditedLine = Pick<
  RefundableRow,
  'id' | 'quantity' | 'rate_paise' | 'discount_bp' | 'gst_bp' | 'coupon_paise'
>;

/** Units of each line, by the line's id. */
type Units = ReadonlyMap<number, number>;

/** Units that a note credits: those it names; with `rest` all that other notes left; with `money` none. */
function unitsOf(
  note: OrderRefundRow,
  lines: readonly CreditedLine[],
  named: readonly NotedUnits[],
  before: Units,
): Units {
  if (note.covers === 'rest') {
    return new Map(lines.map(({ id, quantity }) => [id, quantity - (before.get(id) ?? 0)]));
  }
  const own = named.filter(({ order_refund_id: id }) => id === note.id);
  return new Map(own.map(({ order_item_id: id, quantity }) => [id, quantity]));
}

/** A credit note with its amounts. */
export interface CreditedNote {
  readonly note: OrderRefundRow;
  /** Units that earlier notes credited, and those that this one does. */
  readonly before: Units;
  readonly units: Units;
  readonly amounts: RefundAmounts;
}

/** The amounts of an order's credit notes. `notes` must be in the order of issue. */
export function creditedNotes(
  notes: readonly OrderRefundRow[],
  lines: readonly CreditedLine[],
  named: readonly NotedUnits[],
  charges: ReturnType<typeof chargesOf>,
): CreditedNote[] {
  let before: Units = new Map<number, number>();
  return notes.map((note) => {
    const units = unitsOf(note, lines, named, before);
    const earlier = before;
    const weighed = lines.map((line) => ({
      ratePaise: line.rate_paise,
      discountBp: line.discount_bp,
      taxBp: line.gst_bp,
      couponPaise: line.coupon_paise,
      quantity: line.quantity,
      refunded: earlier.get(line.id) ?? 0,
      wanted: units.get(line.id) ?? 0,
    }));
    before = new Map(lines.map(({ id }) => [id, (earlier.get(id) ?? 0) + (units.get(id) ?? 0)]));
    return { note, before: earlier, units, amounts: refundAmounts(weighed, note.amount_paise, charges) };
  });
}

function toCreditNote(
  { note, units, amounts }: CreditedNote,
  lines: readonly RefundableRow[],
): Static<typeof CreditNote> {
  const { goodsPaise, couponPaise, taxPaise, taxes } = amounts;
  const named = note.covers === 'pieces' ? lines : [];
  const items = named.flatMap((line) => {
    const quantity = units.get(line.id);
    return quantity === undefined ? [] : unitsInWords({ ...line, quantity });
  });
  const rounded = note.covers === 'money' ? 0 : note.amount_paise - goodsPaise - taxPaise;
  return {
    number: creditNoteNumber(note),
    issuedAt: note.created_at.toISOString(),
    covers: note.covers,
    items,
    pieces: items,
    amountPaise: note.amount_paise,
    taxablePaise: goodsPaise,
    ...(couponPaise !== undefined && { couponPaise }),
    roundingPaise: rounded,
    taxes: taxes.map(({ taxBp, ...share }) => ({ gstRate: taxBp / 100, ...share })),
  };
}

/** The units that credit notes of these orders name. */
export const listNotedUnits = (db: Executor, orderIds: readonly number[]) =>
  db
    .selectFrom('order_refund_line')
    .innerJoin('order_refund', 'order_refund.id', 'order_refund_line.order_refund_id')
    .select(['order_refund_id', 'order_item_id', 'quantity'])
    .where('order_refund.order_id', 'in', orderIds)
    .execute();

/** Credit notes of an order, earliest first. For a fully refunded order, they add up to the amounts of its invoice. */
export async function listCreditNotes(db: Executor, orderId: number): Promise<Static<typeof CreditNote>[]> {
  const notes = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  if (notes.length === 0) return [];
  const lines = await listRefundableLines(db, orderId);
  const order = await db
    .selectFrom('shop_order')
    .select(['shipping_paise', 'shipping_bp', 'shipping_coupon_paise', 'cod_fee_paise', 'cod_fee_bp'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const named = await listNotedUnits(db, [orderId]);
  return creditedNotes(notes, lines, named, chargesOf(order)).map((credited) =>
    toCreditNote(credited, lines),
  );
}
