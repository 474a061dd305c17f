import type { Database } from '../../../platform/db/database';

/** Switches gift cards on, or off again. */
export async function offerGiftCards(
  { db }: Pick<Database, 'db'>,
  { offered = true, validMonths = 24 }: { readonly offered?: boolean; readonly validMonths?: number } = {},
): Promise<void> {
  const columns = { offered, valid_months: validMonths };
  await db
    .insertInto('gift_card_setting')
    .values({ id: 1, ...columns })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}
