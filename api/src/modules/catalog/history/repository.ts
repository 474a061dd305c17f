import { sql } from 'kysely';
import { newPublicId } from '../../../platform/db/public-id';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import type { ChangeSource } from './tables';

/**
 * Declares how the following statements of this transaction change products. Returns the id of the batch, which their
 * changes share.
 */
export async function markChanges(tx: DatabaseTransaction, source: ChangeSource): Promise<string> {
  const batch = newPublicId();
  await sql`select set_config('shop.change_source', ${source}, true),
    set_config('shop.change_batch', ${batch}, true)`.execute(tx);
  return batch;
}

const changes = (db: Executor) =>
  db
    .selectFrom('product_change')
    .innerJoin('product', 'product.id', 'product_change.product_id')
    .selectAll('product_change')
    .select(['product.public_id', 'product.slug', 'product.title']);

/** The changes of a product with an id below `before`, or the latest ones; latest first. */
export function listChanges(
  db: Executor,
  productId: number,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
) {
  return changes(db)
    .where('product_change.product_id', '=', productId)
    .$if(before !== undefined, (query) => query.where('product_change.id', '<', before ?? 0))
    .orderBy('product_change.id', 'desc')
    .limit(limit)
    .execute();
}

export type ProductChangeRow = Awaited<ReturnType<typeof listChanges>>[number];

/** A change of a product; undefined if there is none with this id. */
export function findChange(
  db: Executor,
  productId: number,
  id: number,
): Promise<ProductChangeRow | undefined> {
  return changes(db)
    .where('product_change.product_id', '=', productId)
    .where('product_change.id', '=', id)
    .executeTakeFirst();
}

/** The changes of a batch, in the order in which they were made. */
export function listBatch(
  db: Executor,
  batch: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<ProductChangeRow[]> {
  return changes(db)
    .where('product_change.batch', '=', batch)
    .orderBy('product_change.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** The number of products that a batch changed. */
export async function countBatch(db: Executor, batch: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batch', '=', batch)
    .executeTakeFirstOrThrow();
  return Number(count);
}
