import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';

/** Whether the shop shows reviews; by default it does not. For queries whose rows need it. */
const shown = sql<boolean>`exists (select 1 from review_setting where shows_reviews)`;

/** Published reviews, for queries that read `product`. Those of a variant are its product's. */
const published = sql`from product_review
  where product_review.product_id = coalesce(product.parent_id, product.id) and product_review.state = 'published'`;

/** Number of published reviews of a product, 0 in a shop that shows none. For queries that read `product`. */
export const reviewCount: RawBuilder<number> = sql<number>`(case when ${shown}
  then (select count(*)::int ${published}) else 0 end)`;

/** The sum of the stars of those reviews. */
export const reviewStars: RawBuilder<number> = sql<number>`(case when ${shown}
  then (select coalesce(sum(product_review.stars), 0)::int ${published}) else 0 end)`;

/** Published reviews: their number, and their average with one decimal. */
export interface Rating {
  readonly average: number;
  readonly count: number;
}

/** The rating from a number of reviews and the sum of their stars; undefined without reviews. */
export const toRating = (count: number, stars: number): Rating | undefined =>
  count > 0 ? { average: Math.round((stars / count) * 10) / 10, count } : undefined;

/** Whether the shop shows reviews. */
export async function showsReviews(db: Executor): Promise<boolean> {
  const row = await db.selectFrom('review_setting').select('shows_reviews').executeTakeFirst();
  return row?.shows_reviews ?? false;
}
