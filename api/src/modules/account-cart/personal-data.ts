import type { DatabaseTransaction, Executor } from '../../platform/db/schema';

interface OwnerOf {
  readonly userId: number | null;
}

/** The cart and wishlist of a person's account. */
export async function exportLists(db: Executor, { userId }: OwnerOf) {
  if (userId === null) return [];
  const lines = await db
    .selectFrom('account_line')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return lines.map(({ list, product_id, color, count, ordered, changed_at }) => ({
    ...{ list, productId: product_id, color, count, ordered },
    changedAt: changed_at,
  }));
}

/** Deletes the cart and wishlist of a person's account. Returns the number of lines. */
export async function eraseLists(tx: DatabaseTransaction, { userId }: OwnerOf): Promise<number> {
  if (userId === null) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('account_line')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('account_change').where('user_id', '=', userId).execute();
  await tx.deleteFrom('account_cart').where('user_id', '=', userId).execute();
  return Number(numDeletedRows);
}
