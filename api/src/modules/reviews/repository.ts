import { newLegibleId } from '../../platform/db/public-id';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import type { ProductReviewRow, ReviewState } from './tables';

/** A page of a list. */
export interface Range {
  readonly offset: number;
  readonly limit: number;
}

/** The product of a public id, or the product of that variant, if it is on sale. */
export async function findReviewedProduct(
  db: Executor,
  publicId: string,
): Promise<{ readonly id: number } | undefined> {
  return db
    .selectFrom('product as named')
    .innerJoin('product', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('product.id', '=', fn.coalesce(ref('named.parent_id'), ref('named.id'))),
      ),
    )
    .select('product.id')
    .where('named.public_id', '=', publicId)
    .where('product.active', '=', true)
    .executeTakeFirst();
}

const publishedReviews = (db: Executor, productId: number | null) =>
  db
    .selectFrom('product_review')
    .innerJoin('product', 'product.id', 'product_review.product_id')
    .where('product_review.state', '=', 'published')
    .where('product.active', '=', true)
    .$if(productId !== null, (query) => query.where('product_review.product_id', '=', productId ?? 0));

/** Published reviews, newest first: of one product, or with null of all products on sale. */
export const listPublished = (db: Executor, productId: number | null, { offset, limit }: Range) =>
  publishedReviews(db, productId)
    .selectAll('product_review')
    .select(['product.title as product_title', 'product.slug as product_slug'])
    .orderBy('product_review.written_at', 'desc')
    .orderBy('product_review.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

/** Number of those reviews, and the sum of their stars. */
export async function sumPublished(
  db: Executor,
  productId: number | null,
): Promise<{ readonly count: number; readonly stars: number }> {
  const { count, stars } = await publishedReviews(db, productId)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('count'),
      fn.sum<number | string | null>('product_review.stars').as('stars'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), stars: Number(stars ?? 0) };
}

/** The review of a product by an account. */
export const findOwnReview = (
  db: Executor,
  productId: number,
  userId: number,
): Promise<ProductReviewRow | undefined> =>
  db
    .selectFrom('product_review')
    .selectAll()
    .where('product_id', '=', productId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Ids and statuses of the orders of an account that contain a product or one of its variants, newest first. */
export const listOrdersOf = (db: Executor, productId: number, userId: number) =>
  db
    .selectFrom('shop_order')
    .select(['shop_order.id', 'shop_order.status'])
    .where('shop_order.user_id', '=', userId)
    .where('shop_order.placed_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('order_item')
          .innerJoin('product', 'product.id', 'order_item.product_id')
          .select('order_item.id')
          .whereRef('order_item.order_id', '=', 'shop_order.id')
          .where(({ or, eb }) =>
            or([eb('product.id', '=', productId), eb('product.parent_id', '=', productId)]),
          ),
      ),
    )
    .orderBy('shop_order.id', 'desc')
    .execute();

/** What an author writes. */
export interface ReviewText {
  readonly stars: number;
  /** Empty without one. */
  readonly title: string;
  readonly body: string;
}

interface Authorship {
  readonly productId: number;
  readonly userId: number;
  readonly orderId: number;
  readonly author: string;
}

/** Stores a review, which waits for staff. False if the account has one of this product already. */
export async function addReview(
  db: Executor,
  { productId, userId, orderId, author }: Authorship,
  text: ReviewText,
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('product_review')
    .values({
      ...{
        public_id: newLegibleId('rvw'),
        product_id: productId,
        user_id: userId,
        order_id: orderId,
        author,
      },
      ...{ ...text, state: 'waiting', created_at: now, written_at: now },
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Replaces the text of a review, which waits for staff again. */
export async function changeReview(
  tx: DatabaseTransaction,
  id: number,
  text: ReviewText & { readonly author: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('product_review')
    .set(({ eb }) => ({
      ...{ ...text, state: 'waiting', reason: null, written_at: now },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Stores a report of a published review; a second one by the same reporter changes nothing. False if the review is not published. */
export async function addReport(
  db: Executor,
  publicId: string,
  reporter: string,
  now: Date,
): Promise<boolean> {
  const review = await db
    .selectFrom('product_review')
    .select('id')
    .where('public_id', '=', publicId)
    .where('state', '=', 'published')
    .executeTakeFirst();
  if (!review) return false;
  await db
    .insertInto('review_report')
    .values({ review_id: review.id, reporter, at: now })
    .onConflict((conflict) => conflict.columns(['review_id', 'reporter']).doNothing())
    .execute();
  return true;
}

/** The review with that public id, locked until the transaction ends. */
export const lockReview = (
  tx: DatabaseTransaction,
  publicId: string,
): Promise<ProductReviewRow | undefined> =>
  tx
    .selectFrom('product_review')
    .selectAll()
    .where('public_id', '=', publicId)
    .forUpdate()
    .executeTakeFirst();

/** Publishes or rejects a review. */
export async function decideReview(
  tx: DatabaseTransaction,
  id: number,
  state: Exclude<ReviewState, 'waiting'>,
  reason: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('product_review')
    .set({ state, reason, decided_at: now })
    .where('id', '=', id)
    .execute();
}
