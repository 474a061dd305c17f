import type { DatabaseTransaction, Executor } from '../../platform/db/schema';

interface AuthorOf {
  readonly userId: number | null;
}

/** The reviews that a person wrote. */
export async function exportReviews(db: Executor, { userId }: AuthorOf) {
  if (userId === null) return [];
  const rows = await db
    .selectFrom('product_review')
    .innerJoin('product', 'product.id', 'product_review.product_id')
    .selectAll('product_review')
    .select('product.title as product_title')
    .where('product_review.user_id', '=', userId)
    .orderBy('product_review.id')
    .execute();
  return rows.map((row) => ({
    ...{ product: row.product_title, author: row.author, stars: row.stars, title: row.title, text: row.body },
    ...{ state: row.state, reason: row.reason, reply: row.reply },
    ...{ createdAt: row.created_at, writtenAt: row.written_at },
  }));
}

/** Deletes the reviews that a person wrote. Returns their number. */
export async function eraseReviews(tx: DatabaseTransaction, { userId }: AuthorOf): Promise<number> {
  if (userId === null) return 0;
  const { numDeletedRows } = await tx
    .deleteFrom('product_review')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
