import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Executor, Schema } from '../../../platform/db/schema';
import { escapeLike } from '../../../platform/db/search-words';
import type { Range } from '../repository';
import type { ReviewState } from '../tables';

/** Which reviews are listed. */
export interface ReviewFilter {
  /** A part of the product's title, or of the author's shown name. */
  readonly search?: string | undefined;
  readonly state?: ReviewState | undefined;
  readonly stars?: number | undefined;
  /** Only those that visitors reported since staff last decided. */
  readonly reported?: boolean | undefined;
}

/** Reports since staff last decided, for queries that read `product_review`. */
const openReports = sql<number>`(select count(*)::int from review_report
  where review_report.review_id = product_review.id
    and review_report.at > coalesce(product_review.decided_at, product_review.created_at))`;

const matches =
  (filter: ReviewFilter) =>
  ({ and, or, eb }: ExpressionBuilder<Schema, 'product_review' | 'product'>): Expression<SqlBool> => {
    const conditions: Expression<SqlBool>[] = [];
    const search = filter.search?.trim();
    if (search) {
      const part = `%${escapeLike(search)}%`;
      conditions.push(or([eb('product.title', 'ilike', part), eb('product_review.author', 'ilike', part)]));
    }
    if (filter.state) conditions.push(eb('product_review.state', '=', filter.state));
    if (filter.stars !== undefined) conditions.push(eb('product_review.stars', '=', filter.stars));
    if (filter.reported) conditions.push(sql<SqlBool>`${openReports} > 0`);
    return and(conditions);
  };

const selectReviews = (db: Executor) =>
  db.selectFrom('product_review').innerJoin('product', 'product.id', 'product_review.product_id');

/** Number of those reviews. */
export async function countReviews(db: Executor, filter: ReviewFilter): Promise<number> {
  const { count } = await selectReviews(db)
    .where(matches(filter))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const withProduct = (db: Executor) =>
  selectReviews(db)
    .selectAll('product_review')
    .select([
      'product.public_id as product_public_id',
      'product.title as product_title',
      'product.slug as product_slug',
      openReports.as('reports'),
    ]);

/** A page of those reviews, newest first. */
export const listReviews = (db: Executor, filter: ReviewFilter, { offset, limit }: Range) =>
  withProduct(db)
    .where(matches(filter))
    .orderBy('product_review.written_at', 'desc')
    .orderBy('product_review.id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export type ListedReview = Awaited<ReturnType<typeof listReviews>>[number];

/** The review with that public id, with its author and order. */
export const findReview = (db: Executor, publicId: string) =>
  withProduct(db)
    .innerJoin('app_user', 'app_user.id', 'product_review.user_id')
    .innerJoin('shop_order', 'shop_order.id', 'product_review.order_id')
    .select([
      'app_user.public_id as customer_public_id',
      'app_user.name as customer_name',
      'shop_order.public_id as order_public_id',
    ])
    .where('product_review.public_id', '=', publicId)
    .executeTakeFirst();
