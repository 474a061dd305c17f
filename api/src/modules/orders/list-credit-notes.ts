import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { inWords, listRefundableLines, type RefundableRow } from './order-refunds';
import { creditNoteNumber } from './paper-numbers';
import { refundAmounts } from './refund-amounts';
import type { CreditNote } from './schemas';
import { shippingOf } from './shopper-orders';
import type { OrderRefundRow } from './tables';

interface NotedPieces {
  readonly order_refund_id: number;
  readonly order_item_id: number;
  readonly quantity: number;
}

/** How many pieces of each line, by the line's id. */
type Pieces = ReadonlyMap<number, number>;

/** Pieces that a note takes back: those it names, with `rest` all that others left, with `money` none. */
function piecesOf(
  note: OrderRefundRow,
  lines: readonly RefundableRow[],
  named: readonly NotedPieces[],
  before: Pieces,
): Pieces {
  if (note.covers === 'rest') {
    return new Map(lines.map(({ id, quantity }) => [id, quantity - (before.get(id) ?? 0)]));
  }
  const own = named.filter(({ order_refund_id: id }) => id === note.id);
  return new Map(own.map(({ order_item_id: id, quantity }) => [id, quantity]));
}

function toCreditNote(
  note: OrderRefundRow,
  lines: readonly RefundableRow[],
  shipping: ReturnType<typeof shippingOf>,
  before: Pieces,
  pieces: Pieces,
): Static<typeof CreditNote> {
  const weighed = lines.map((line) => ({
    ratePaise: line.rate_paise,
    discountBp: line.discount_bp,
    taxBp: line.gst_bp,
    quantity: line.quantity,
    refunded: before.get(line.id) ?? 0,
    wanted: pieces.get(line.id) ?? 0,
  }));
  const { goodsPaise, taxPaise, taxes } = refundAmounts(weighed, note.amount_paise, shipping);
  const rounded = note.covers === 'money' ? 0 : note.amount_paise - goodsPaise - taxPaise;
  return {
    number: creditNoteNumber(note),
    issuedAt: note.created_at.toISOString(),
    covers: note.covers,
    pieces:
      note.covers === 'pieces'
        ? lines.flatMap((line) => {
            const quantity = pieces.get(line.id);
            return quantity === undefined ? [] : inWords({ ...line, quantity });
          })
        : [],
    amountPaise: note.amount_paise,
    taxablePaise: goodsPaise,
    roundingPaise: rounded,
    taxes: taxes.map(({ taxBp, ...share }) => ({ gstRate: taxBp / 100, ...share })),
  };
}

/** Credit notes of an order, the earliest first. Together those of an order that all went back take back what its invoice says. */
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
    .select(['shipping_paise', 'shipping_bp'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const named = await db
    .selectFrom('order_refund_line')
    .innerJoin('order_refund', 'order_refund.id', 'order_refund_line.order_refund_id')
    .select(['order_refund_id', 'order_item_id', 'quantity'])
    .where('order_refund.order_id', '=', orderId)
    .execute();
  const before = new Map<number, number>();
  return notes.map((note) => {
    const pieces = piecesOf(note, lines, named, before);
    const written = toCreditNote(note, lines, shippingOf(order), before, pieces);
    for (const [id, quantity] of pieces) before.set(id, (before.get(id) ?? 0) + quantity);
    return written;
  });
}
