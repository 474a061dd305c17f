import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../db/database';
import type { InvoiceRow } from '../db/tables/invoices';
import type { ShopOrderRow } from '../db/tables/orders';
import type { OrderContext } from '../orders/order-context';
import { inTransaction, type OrderTransaction } from '../orders/retry-transaction';
import { financialYear, invoiceNumber } from './invoice-number';
import type { Invoice } from './invoice-schema';

type Order = Pick<ShopOrderRow, 'id' | 'status'>;

function findInvoice(
  db: Pick<OrderTransaction, 'selectFrom'>,
  orderId: number,
): Promise<InvoiceRow | undefined> {
  return db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Takes the next number of the year. One at a time, so that none is left out and none is given twice. */
async function issue(database: Database, orderId: number, now: Date): Promise<InvoiceRow> {
  return inTransaction(database, async (tx) => {
    await sql`lock table invoice in share row exclusive mode`.execute(tx);
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
 * The invoice of an order: issued when it is first asked for, and the same ever after, also when the money went back.
 * Null for an order that is not placed.
 */
export async function invoiceOf(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  order: Order,
  gstin: string | null,
): Promise<Static<typeof Invoice> | null> {
  const known = await findInvoice(database.db, order.id);
  const row = known ?? (order.status === 'placed' ? await issue(database, order.id, clock.now()) : undefined);
  if (!row) return null;
  return {
    number: invoiceNumber(row.financial_year, row.serial),
    issuedAt: row.issued_at.toISOString(),
    gstin,
  };
}
