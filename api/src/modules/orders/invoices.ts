import { shop, stateCodes } from '@shop/config';
import type { Static } from 'typebox';
import { lockTableUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { creditDashboard, type CreditedOrder } from './credit-notes';
import { isBought } from './order-states';
import type { OrderContext } from './ports';
import type { Invoice } from './schemas';
import type { InvoiceRow, ShopOrderRow } from './tables';

const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * The shop's GSTIN out of SHOP_GSTIN, or null where none is set: no number is ever made up. Throws a line for the
 * operator when it is malformed, or belongs to another state than the shop's.
 */
export function readGstin(text: string | undefined): string | null {
  if (!text) return null;
  if (!gstinPattern.test(text))
    throw new Error(`SHOP_GSTIN must be 15 characters like 08ABCDE1234F1Z5, not "${text}".`);
  const code = stateCodes[shop.state];
  if (!text.startsWith(code)) {
    throw new Error(`SHOP_GSTIN must start with ${code}, the code of the shop's state, ${shop.state}.`);
  }
  return text;
}

const monthInIndia = new Intl.DateTimeFormat('en-IN', {
  year: 'numeric',
  month: 'numeric',
  timeZone: 'Asia/Kolkata',
});

const APRIL = 4;

/** The financial year of a moment in India, by the calendar year in which it begins. */
export function financialYear(moment: Date): number {
  const part = (type: string) =>
    Number(monthInIndia.formatToParts(moment).find((found) => found.type === type)?.value);
  return part('month') < APRIL ? part('year') - 1 : part('year');
}

/** A number without gaps in its financial year, as a row has it. */
export interface PaperNumber {
  /** The calendar year in which the financial year begins. */
  readonly financial_year: number;
  readonly serial: number;
}

function numberOf(series: 'VC' | 'CN', { financial_year: year, serial }: PaperNumber): string {
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `${series}/${short(year)}-${short(year + 1)}/${String(serial).padStart(5, '0')}`;
}

/** An invoice's number as it is printed, "VC/26-27/00042": at most the 16 characters that GST rule 46 allows. */
export const invoiceNumber = (row: PaperNumber): string => numberOf('VC', row);

/** A credit note's number as it is printed, "CN/26-27/00042": at most the 16 characters that GST rule 53 allows. */
export const creditNoteNumber = (row: PaperNumber): string => numberOf('CN', row);

const AHEAD_OF_UTC_MS = 5.5 * 60 * 60_000;

/**
 * The first of April in India from which on books are still kept: they are kept for `months` after the annual return of their
 * financial year was due, on 31 December after its end. What was paid before that moment is of years that are over.
 */
export function booksRetainedFrom(now: Date, months: number): Date {
  const india = new Date(now.getTime() + AHEAD_OF_UTC_MS);
  const due = new Date(Date.UTC(india.getUTCFullYear(), india.getUTCMonth() - months, india.getUTCDate()));
  return new Date(Date.UTC(due.getUTCFullYear() - 1, APRIL - 1, 1) - AHEAD_OF_UTC_MS);
}

function findInvoice(
  db: Pick<DatabaseTransaction, 'selectFrom'>,
  orderId: number,
): Promise<InvoiceRow | undefined> {
  return db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/**
 * The invoice of a locked order that is bought: issued when it is first asked for, at the latest when the goods leave. One at a time,
 * so that numbers have no gaps and none is issued twice.
 */
export async function issueInvoice(
  tx: DatabaseTransaction,
  order: CreditedOrder,
  now: Date,
): Promise<InvoiceRow> {
  const known = await findInvoice(tx, order.id);
  if (known) return known;
  await lockTableUntilEnd(tx, 'invoice');
  const year = financialYear(now);
  const { last } = await tx
    .selectFrom('invoice')
    .select(({ fn }) => fn.max('serial').as('last'))
    .where('financial_year', '=', year)
    .executeTakeFirstOrThrow();
  const issued = await tx
    .insertInto('invoice')
    .values({ order_id: order.id, financial_year: year, serial: (last ?? 0) + 1, issued_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  // It is of all that was sold, so what went back before it needs its note.
  await creditDashboard(tx, order, now);
  return issued;
}

/** The same for an order that is not locked; undefined for one that is not bought, or no more by the time it is locked. */
function issueFor(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  orderId: number,
): Promise<InvoiceRow | undefined> {
  return inTransaction(database, async (tx) => {
    const order = await tx
      .selectFrom('shop_order')
      .selectAll()
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return isBought(order.status) ? issueInvoice(tx, order, clock.now()) : findInvoice(tx, orderId);
  });
}

/**
 * The invoice of an order: issued when it is first requested, and the same from then on, also after a refund.
 * Null for an order that was not bought.
 */
export async function invoiceOf(
  context: Pick<OrderContext, 'database' | 'clock'>,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
  gstin: string | null,
): Promise<Static<typeof Invoice> | null> {
  const known = await findInvoice(context.database.db, order.id);
  const row = known ?? (isBought(order.status) ? await issueFor(context, order.id) : undefined);
  if (!row) return null;
  return { number: invoiceNumber(row), issuedAt: row.issued_at.toISOString(), gstin };
}
