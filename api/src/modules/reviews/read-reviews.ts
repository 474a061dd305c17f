import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { showsReviews, toRating } from './rating';
import { findReviewedProduct, listPublished, type Range, sumPublished } from './repository';
import type { ProductReview, ProductReviews, ShopReview } from './schemas';
import type { ProductReviewRow } from './tables';

/** Reviews on a page of a product's list. */
const PAGE_SIZE = 5;

/** Minimum number of published reviews for the home page to show real ones, and the number that it shows. */
const SHOP_REVIEWS = 10;

const contentOf = (row: ProductReviewRow) => ({
  ...{ id: row.public_id, stars: row.stars, title: row.title, text: row.body },
  ...{ author: row.author, at: row.written_at.toISOString() },
});

const toReview = (row: ProductReviewRow): Static<typeof ProductReview> => ({
  ...contentOf(row),
  reply: row.reply,
});

async function readPage(
  db: Executor,
  productId: number,
  page: number,
): Promise<Static<typeof ProductReviews>> {
  const range: Range = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const { count, stars } = await sumPublished(db, productId);
  const rows = count > range.offset ? await listPublished(db, productId, range) : [];
  const rating = toRating(count, stars);
  return {
    items: rows.map(toReview),
    ...{ total: count, page, pageSize: PAGE_SIZE },
    ...(rating && { rating }),
  };
}

/**
 * A page of the published reviews of a product, or of the product of a variant, by public id. Undefined in a shop that shows no
 * reviews, and for a product that is not on sale.
 */
export async function readReviews(
  db: Executor,
  publicId: string,
  page = 1,
): Promise<Static<typeof ProductReviews> | undefined> {
  if (!(await showsReviews(db))) return undefined;
  const product = await findReviewedProduct(db, publicId);
  return product && readPage(db, product.id, page);
}

/** The rating of all products on sale; undefined until ten reviews are published, and in a shop that shows none. */
export async function readShopRating(db: Executor): Promise<ReturnType<typeof toRating>> {
  if (!(await showsReviews(db))) return undefined;
  const { count, stars } = await sumPublished(db, null);
  return count < SHOP_REVIEWS ? undefined : toRating(count, stars);
}

/** The newest reviews of all products, for the home page; empty until ten are published. */
export async function readNewestReviews(db: Executor): Promise<Static<typeof ShopReview>[]> {
  if (!(await readShopRating(db))) return [];
  const rows = await listPublished(db, null, { offset: 0, limit: SHOP_REVIEWS });
  return rows.map((row) => ({
    ...contentOf(row),
    product: { title: row.product_title, slug: row.product_slug },
  }));
}
