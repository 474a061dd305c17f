import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import { cleanLine, cleanText } from '../../platform/http/clean-text';
import { type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { showsReviews } from './rating';
import {
  addReview,
  changeReview,
  findOwnReview,
  findReviewedProduct,
  listOrdersOf,
  type ReviewText,
} from './repository';
import type { OwnReviewState, ReviewForm } from './schemas';
import { shownName } from './shown-name';

const writeLimit: RateLimit = { name: 'review-account', max: 30, windowMs: 60 * 60_000 };

/** States of an order whose parcel may still arrive. */
const onItsWay = ['unconfirmed', 'placed', 'packed', 'shipped'];

/** The product that may be reviewed. Throws an ApiError 404. */
async function requireProduct(db: Executor, publicId: string): Promise<number> {
  if (!(await showsReviews(db))) throw new ApiError(404, 'This shop shows no reviews.');
  const product = await findReviewedProduct(db, publicId);
  if (!product) throw new ApiError(404, 'Product not found.');
  return product.id;
}

/** The name that is shown with the reviews of an account. Throws an ApiError 401 if it was erased. */
async function authorOf(db: Executor, userId: number): Promise<string> {
  const user = await db.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirst();
  if (!user) throw new ApiError(401, 'Please sign in to write a review.');
  return shownName(cleanLine(user.name));
}

/** The delivered order of an account with a product, or why there is none. */
async function findDelivery(db: Executor, productId: number, userId: number) {
  const orders = await listOrdersOf(db, productId, userId);
  const delivered = orders.find(({ status }) => status === 'delivered');
  const waits = orders.some(({ status }) => onItsWay.includes(status));
  return { orderId: delivered?.id, may: waits ? ('wait' as const) : ('buy' as const) };
}

/** The review of a product by an account, and whether it may write one. Throws an ApiError: 401, 404. */
export async function readOwnReview(
  db: Executor,
  publicId: string,
  userId: number,
): Promise<Static<typeof OwnReviewState>> {
  const productId = await requireProduct(db, publicId);
  const author = await authorOf(db, userId);
  const own = await findOwnReview(db, productId, userId);
  const { orderId, may } = await findDelivery(db, productId, userId);
  const review = own && {
    ...{ stars: own.stars, title: own.title, text: own.body },
    ...{ state: own.state, reason: own.reason, reply: own.reply },
  };
  return { may: own || orderId !== undefined ? 'write' : may, author, review: review ?? null };
}

/** The cleaned form. Throws an ApiError 400 for a text without visible characters. */
function readForm({ stars, title = '', text }: Static<typeof ReviewForm>): ReviewText {
  const body = cleanText(text);
  if (cleanLine(body) === '') throw new ApiError(400, 'Text is required', { extra: { field: 'text' } });
  return { stars, title: cleanLine(title), body };
}

interface WriteContext {
  readonly database: Database;
  readonly now: Date;
}

/**
 * Writes the review of a product by an account with a delivered order; staff publish it. Throws an ApiError: 400 for the text, 401,
 * 403 if the account has not bought the product, 404, 409 before the delivery and for a second review, 429.
 */
export async function writeReview(
  { database, now }: WriteContext,
  publicId: string,
  userId: number,
  form: Static<typeof ReviewForm>,
): Promise<void> {
  const { db } = database;
  await takeAttempt(db, writeLimit, String(userId), now);
  const text = readForm(form);
  const productId = await requireProduct(db, publicId);
  const author = await authorOf(db, userId);
  const { orderId, may } = await findDelivery(db, productId, userId);
  if (orderId === undefined) {
    if (may === 'buy') throw new ApiError(403, 'Only customers who received this product can review it.');
    throw new ApiError(409, 'You can review this product once it has been delivered.');
  }
  if (!(await addReview(db, { productId, userId, orderId, author }, text, now)))
    throw new ApiError(409, 'You have already reviewed this product. You can change your review.');
}

/**
 * Changes the review of a product by an account; staff publish it again. The same text changes nothing. Throws an ApiError: 400 for
 * the text, 401, 404, 429.
 */
export async function editReview(
  { database, now }: WriteContext,
  publicId: string,
  userId: number,
  form: Static<typeof ReviewForm>,
): Promise<void> {
  await takeAttempt(database.db, writeLimit, String(userId), now);
  const text = readForm(form);
  await inTransaction(database, async (tx) => {
    const productId = await requireProduct(tx, publicId);
    const author = await authorOf(tx, userId);
    const own = await findOwnReview(tx, productId, userId);
    if (!own) throw new ApiError(404, 'You have not reviewed this product.');
    if (own.stars === text.stars && own.title === text.title && own.body === text.body) return;
    await changeReview(tx, own.id, { ...text, author }, now);
  });
}
