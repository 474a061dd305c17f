import { lockTableUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { financialYear, numberOf } from './invoices';

/** A credit note's number as it is printed, "CN/26-27/00042": at most the 16 characters that GST rule 53 allows. */
export const creditNoteNumber = (year: number, serial: number): string => numberOf('CN', year, serial);

/**
 * The next credit note of the year. Whoever asks next waits until the transaction ends, so that numbers have no gaps: ask for it
 * after everything else is locked.
 */
export async function nextCreditNote(
  tx: DatabaseTransaction,
  now: Date,
): Promise<{ readonly financial_year: number; readonly serial: number }> {
  await lockTableUntilEnd(tx, 'order_refund');
  const year = financialYear(now);
  const { last } = await tx
    .selectFrom('order_refund')
    .select(({ fn }) => fn.max('serial').as('last'))
    .where('financial_year', '=', year)
    .executeTakeFirstOrThrow();
  return { financial_year: year, serial: (last ?? 0) + 1 };
}
