import type { Static } from 'typebox';
import { lockTableUntilEnd } from '../../platform/db/dialect';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { creditDashboard, type CreditedOrder } from './credit-notes';
import { isBought } from './order-states';
import { financialYear, invoiceNumber } from './paper-numbers';
import type { OrderContext } from './ports';
import type { Invoice } from './schemas';
import type { InvoiceRow, ShopOrderRow } from './tables';

type BuyerColumns = Pick<ShopOrderRow, 'buyer_gstin' | 'buyer_company'>;

function findInvoice(
  db: Pick<DatabaseTransaction, 'selectFrom'>,
  orderId: number,
): Promise<InvoiceRow | undefined> {
  return db.selectFrom('invoice').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/**
 * The invoice of a locked, paid order: issued on the first request, at the latest when the order is shipped. Invoices are issued
 * one at a time, so that numbers have no gaps and no duplicates.
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
  // The invoice covers all sold units, so earlier refunds need a credit note.
  await creditDashboard(tx, order, now);
  return issued;
}

/** The business that bought an order; undefined for another shopper. */
export const buyerOf = ({ buyer_gstin: gstin, buyer_company: companyName }: BuyerColumns) =>
  gstin === null || companyName === null ? undefined : { gstin, companyName };

/** The invoice of an order that is not locked yet; undefined if it is not paid, or no longer paid once it is locked. */
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

/** The invoice of an order: issued on the first request and never changed, even after a refund. Null for an unpaid order. */
export async function invoiceOf(
  context: Pick<OrderContext, 'database' | 'clock'>,
  order: Pick<ShopOrderRow, 'id' | 'status'> & BuyerColumns,
  gstin: string | null,
): Promise<Static<typeof Invoice> | null> {
  const known = await findInvoice(context.database.db, order.id);
  const row = known ?? (isBought(order.status) ? await issueFor(context, order.id) : undefined);
  if (!row) return null;
  const buyer = buyerOf(order);
  return {
    number: invoiceNumber(row),
    issuedAt: row.issued_at.toISOString(),
    gstin,
    ...(buyer && { buyer }),
  };
}
