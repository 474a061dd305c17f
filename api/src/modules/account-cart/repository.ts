import { type AccountLine, accountLineKey, type LinesByKey, linesByKey } from '@shop/contracts/account-cart';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';

/** Locks the cart of an account until the transaction ends, and returns its revision. */
export async function lockCart(tx: DatabaseTransaction, userId: number): Promise<number> {
  await tx
    .insertInto('account_cart')
    .values({ user_id: userId, revision: 0 })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { revision } = await tx
    .selectFrom('account_cart')
    .select('revision')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return Number(revision);
}

/** The lines of an account, oldest first, including those that were ordered completely. */
export async function listLines(db: Executor, userId: number): Promise<LinesByKey> {
  const rows = await db
    .selectFrom('account_line')
    .select(['list', 'product_id', 'color', 'count', 'ordered'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return linesByKey(rows.map(({ product_id: productId, ...line }): AccountLine => ({ ...line, productId })));
}

const isGone = ({ count, ordered }: AccountLine) => count === 0 && ordered === 0;

/** Stores the lines that differ, and increments the revision if there are any. The cart is locked. Returns the revision. */
export async function saveLines(
  tx: DatabaseTransaction,
  cart: { readonly userId: number; readonly revision: number },
  change: { readonly before: LinesByKey; readonly after: LinesByKey },
  now: Date,
): Promise<number> {
  const { userId, revision } = cart;
  const changed = [...change.after.values()].filter((line) => {
    const before = change.before.get(accountLineKey(line)) ?? { count: 0, ordered: 0 };
    return before.count !== line.count || before.ordered !== line.ordered;
  });
  if (changed.length === 0) return revision;
  // A line that returns is listed last, as in the browser.
  const gone = changed.filter((line) => isGone(line) && change.before.has(accountLineKey(line)));
  for (const { list, productId, color } of gone) {
    await tx
      .deleteFrom('account_line')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .where('product_id', '=', productId)
      .where('color', '=', color)
      .execute();
  }
  const remaining = changed.filter((line) => !isGone(line));
  if (remaining.length > 0) {
    await tx
      .insertInto('account_line')
      .values(
        remaining.map(({ productId, ...line }) => ({
          ...line,
          user_id: userId,
          product_id: productId,
          changed_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'list', 'product_id', 'color']).doUpdateSet((set) => ({
          count: set.ref('excluded.count'),
          ordered: set.ref('excluded.ordered'),
          changed_at: set.ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
  await tx
    .updateTable('account_cart')
    .set({ revision: revision + 1 })
    .where('user_id', '=', userId)
    .execute();
  return revision + 1;
}

/**
 * Remembers a browser's changes, and forgets those from before `forgetBefore`. Returns false if they were applied
 * earlier.
 */
export async function rememberChange(
  tx: DatabaseTransaction,
  change: { readonly userId: number; readonly id: string },
  { now, forgetBefore }: { readonly now: Date; readonly forgetBefore: Date },
): Promise<boolean> {
  const { userId, id } = change;
  await tx
    .deleteFrom('account_change')
    .where('user_id', '=', userId)
    .where('created_at', '<', forgetBefore)
    .execute();
  const added = await tx
    .insertInto('account_change')
    .values({ user_id: userId, change_id: id, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'change_id']).doNothing())
    .returning('change_id')
    .executeTakeFirst();
  return added !== undefined;
}
