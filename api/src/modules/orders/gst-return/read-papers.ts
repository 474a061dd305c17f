import { shop } from '@shop/config';
import { dayInIndia } from '@shop/config/dates';
import { gstStateCodes } from '@shop/config/delivery';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';
import { type CreditedNote, creditedNotes, listNotedUnits } from '../credit-notes';
import { buyerOf } from '../invoices';
import { creditNoteNumber, invoiceNumber } from '../paper-numbers';
import { chargesOf, totalsOf } from '../shopper-orders';
import type { OrderRefundRow } from '../tables';
import { creditedAmounts, invoiceAmounts, type RateAmounts } from './paper-amounts';

/** Papers that are read from the database and processed together. */
const BATCH = 500;

/**
 * Invoices above this amount to consumers in other states are listed individually. Rule 59(4) of the CGST Rules, as amended by
 * notification 12/2024 (Central Tax), from 1 August 2024. In paise.
 */
export const LARGE_INVOICE_PAISE = 1_00_000_00;

/** GST's code for a place outside every state. */
const OTHER_TERRITORY = '97';

/** An issued invoice or credit note. */
export interface Paper {
  readonly kind: 'invoice' | 'credit-note';
  readonly number: string;
  readonly serial: number;
  /** The day in India, YYYY-MM-DD. */
  readonly day: string;
  readonly valuePaise: number;
  /** The place of supply, and its code. */
  readonly state: string;
  readonly stateCode: string;
  readonly inOwnState: boolean;
  readonly buyer: { readonly gstin: string; readonly companyName: string } | undefined;
  /** Whether its invoice is for a large amount, to a consumer in another state. */
  readonly isLarge: boolean;
  readonly rates: readonly RateAmounts[];
}

/** The month of a return in India's time zone. `before` is exclusive. */
export interface MonthRange {
  readonly from: Date;
  readonly before: Date;
}

function* inBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let first = 0; first < items.length; first += BATCH) yield items.slice(first, first + BATCH);
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

const byOrder = <Row extends { readonly order_id: number }>(rows: readonly Row[]) =>
  grouped(rows, ({ order_id: id }) => id);

/** Orders with their lines. */
async function readOrders(db: Executor, ids: readonly number[]) {
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'total_paise', 'shipping_paise', 'shipping_bp', 'shipping_coupon_paise'])
    .select(['cod_fee_paise', 'cod_fee_bp'])
    .select(['buyer_gstin', 'buyer_company', sql<string>`ship ->> 'state'`.as('state')])
    .where('id', 'in', ids)
    .execute();
  const lines = await db
    .selectFrom('order_item')
    .select(['id', 'order_id', 'quantity', 'rate_paise', 'discount_bp', 'gst_bp', 'coupon_paise', 'hsn'])
    .select('gift_card_paise')
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute();
  const linesOf = byOrder(lines);
  return new Map(orders.map((order) => [order.id, { order, lines: linesOf.get(order.id) ?? [] }]));
}

type Orders = Awaited<ReturnType<typeof readOrders>>;
type ReadOrder = Orders extends ReadonlyMap<number, infer One> ? One : never;

/** The fields that an order's invoice and credit notes share. */
function paperOf({ order }: ReadOrder) {
  const { state } = order;
  const inOwnState = state === shop.state;
  const buyer = buyerOf(order);
  return {
    ...{ state, inOwnState, buyer },
    stateCode: gstStateCodes[state] ?? OTHER_TERRITORY,
    isLarge: buyer === undefined && !inOwnState && order.total_paise > LARGE_INVOICE_PAISE,
  };
}

/** The invoices of a month in the order of their numbers, in batches. */
export async function* readInvoices(
  db: Executor,
  { from, before }: MonthRange,
): AsyncGenerator<readonly Paper[]> {
  const invoices = await db
    .selectFrom('invoice')
    .selectAll()
    .where('issued_at', '>=', from)
    .where('issued_at', '<', before)
    .orderBy('serial')
    .execute();
  for (const batch of inBatches(invoices)) {
    const orders = await readOrders(
      db,
      batch.map(({ order_id: id }) => id),
    );
    yield batch.flatMap((invoice): Paper[] => {
      const known = orders.get(invoice.order_id);
      if (!known) return [];
      const { order, lines } = known;
      const common = paperOf(known);
      return [
        {
          ...common,
          kind: 'invoice',
          number: invoiceNumber(invoice),
          serial: invoice.serial,
          day: dayInIndia(invoice.issued_at),
          valuePaise: order.total_paise,
          rates: invoiceAmounts(totalsOf(order, lines).taxes, lines, common.inOwnState),
        },
      ];
    });
  }
}

/** All credit notes of these orders with their amounts, by id: those of earlier months affect the later ones. */
async function readCredited(db: Executor, orders: Orders): Promise<ReadonlyMap<number, CreditedNote>> {
  const ids = [...orders.keys()];
  const notes = byOrder(
    await db.selectFrom('order_refund').selectAll().where('order_id', 'in', ids).orderBy('id').execute(),
  );
  const named = grouped(await listNotedUnits(db, ids), ({ order_refund_id: id }) => id);
  const credited = [...orders.values()].flatMap(({ order, lines }) => {
    const own = notes.get(order.id) ?? [];
    const units = own.flatMap(({ id }) => named.get(id) ?? []);
    return creditedNotes(own, lines, units, chargesOf(order));
  });
  return new Map(credited.map((one) => [one.note.id, one]));
}

const toPaper = (
  note: OrderRefundRow,
  orders: Orders,
  credited: ReadonlyMap<number, CreditedNote>,
): Paper[] => {
  const known = orders.get(note.order_id);
  const one = credited.get(note.id);
  if (!known || !one) return [];
  const common = paperOf(known);
  return [
    {
      ...common,
      kind: 'credit-note',
      number: creditNoteNumber(note),
      serial: note.serial,
      day: dayInIndia(note.created_at),
      valuePaise: note.amount_paise,
      rates: creditedAmounts(one, known.lines, common.inOwnState),
    },
  ];
};

/** The credit notes of a month in the order of their numbers, in batches. */
export async function* readCreditNotes(
  db: Executor,
  { from, before }: MonthRange,
): AsyncGenerator<readonly Paper[]> {
  const notes = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .orderBy('serial')
    .execute();
  for (const batch of inBatches(notes)) {
    const orders = await readOrders(db, [...new Set(batch.map(({ order_id: id }) => id))]);
    const credited = await readCredited(db, orders);
    yield batch.flatMap((note) => toPaper(note, orders, credited));
  }
}
