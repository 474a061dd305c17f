import { shop, stateCodes } from '@shop/config';
import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import { lockTableUntilEnd } from '../../platform/db/dialect';
import { inTransaction } from '../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isBought } from './order-states';
import type { OrderContext } from './ports';
import type { Invoice } from './schemas';
import type { InvoiceRow, ShopOrderRow } from './tables';

const gstinPattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * The shop's GSTIN out of SHOP_GSTIN, or null where none is set: no number is ever made up. Throws a line for the
 * operator when it is none, or that of another state than the shop's.
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

/** The number of a paper of a series and financial year, such as "VC/26-27/00042". */
export function numberOf(series: 'VC' | 'CN', year: number, serial: number): string {
  const short = (value: number) => String(value % 100).padStart(2, '0');
  return `${series}/${short(year)}-${short(year + 1)}/${String(serial).padStart(5, '0')}`;
}

/** An invoice's number as it is printed, "VC/26-27/00042": at most the 16 characters that GST rule 46 allows. */
export const invoiceNumber = (year: number, serial: number): string => numberOf('VC', year, serial);

function findInvoice(
  db: Pick<DatabaseTransaction, 'selectFrom'>,
  orderId: number,
): Promise<InvoiceRow | undefined> {
  return db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Takes the next number of the year. One at a time, so that numbers have no gaps and none is issued twice. */
async function issue(database: Database, orderId: number, now: Date): Promise<InvoiceRow> {
  return inTransaction(database, async (tx) => {
    await lockTableUntilEnd(tx, 'invoice');
    const known = await findInvoice(tx, orderId);
    if (known) return known;
    const year = financialYear(now);
    const { last } = await tx
      .selectFrom('invoice')
      .select(({ fn }) => fn.max('serial').as('last'))
      .where('financial_year', '=', year)
      .executeTakeFirstOrThrow();
    return tx
      .insertInto('invoice')
      .values({ order_id: orderId, financial_year: year, serial: (last ?? 0) + 1, issued_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * The invoice of an order: issued when it is first requested, and the same from then on, also after a refund.
 * Null for an order that was not bought.
 */
export async function invoiceOf(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
  gstin: string | null,
): Promise<Static<typeof Invoice> | null> {
  const known = await findInvoice(database.db, order.id);
  const row = known ?? (isBought(order.status) ? await issue(database, order.id, clock.now()) : undefined);
  if (!row) return null;
  return {
    number: invoiceNumber(row.financial_year, row.serial),
    issuedAt: row.issued_at.toISOString(),
    gstin,
  };
}
