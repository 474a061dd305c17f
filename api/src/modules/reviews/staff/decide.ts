import type { Database } from '../../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { cleanText, requireLine } from '../../../platform/http/clean-text';
import type { Clock } from '../../../platform/jobs/clock';
import type { StaffActor } from '../../staff';
import { decideReview, lockReview } from '../repository';
import type { ProductReviewRow } from '../tables';

/** Dependencies of the staff routes for reviews. */
export interface StaffReviewContext {
  readonly database: Database;
  readonly clock: Clock;
  /** Notifies every instance of a change in the shop, once its transaction commits. */
  readonly notifyShops: (tx: Executor) => Promise<void>;
  /** The number of an order by its public id. */
  readonly orderNumber: (publicId: string) => string;
}

/** Changes a review in one transaction with its log entry, which contains only the id: texts are personal data. */
async function change(
  { database, clock, notifyShops }: StaffReviewContext,
  publicId: string,
  actor: StaffActor,
  work: (tx: DatabaseTransaction, review: ProductReviewRow, now: Date) => Promise<string | null>,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const review = await lockReview(tx, publicId);
    if (!review) throw new ApiError(404, 'Review not found.');
    const now = clock.now();
    const action = await work(tx, review, now);
    if (action === null) return;
    await notifyShops(tx);
    await actor.log(tx, action, { review: publicId }, now);
  });
}

function requireVersion(review: ProductReviewRow, version: number): void {
  if (review.version !== version)
    throw new ApiError(409, 'The author changed this review after you opened it. Read it again.', {
      extra: { version: review.version },
    });
}

/** Publishes a review. Settles its reports so far. Throws an ApiError: 404, 409 if its author has changed it. */
export const publishReview = (
  context: StaffReviewContext,
  publicId: string,
  version: number,
  actor: StaffActor,
): Promise<void> =>
  change(context, publicId, actor, async (tx, review, now) => {
    requireVersion(review, version);
    await decideReview(tx, review.id, 'published', null, now);
    return 'review-published';
  });

/** Rejects a review with a reason for its author. Throws an ApiError: 400, 404, 409 if its author has changed it. */
export const rejectReview = (
  context: StaffReviewContext,
  publicId: string,
  { version, reason: typed }: { readonly version: number; readonly reason: string },
  actor: StaffActor,
): Promise<void> =>
  change(context, publicId, actor, async (tx, review, now) => {
    requireVersion(review, version);
    await decideReview(tx, review.id, 'rejected', requireLine('reason', typed), now);
    return 'review-rejected';
  });

/** Replaces the shop's reply; an empty text removes it. Throws an ApiError 404. */
export const replyToReview = (
  context: StaffReviewContext,
  publicId: string,
  text: string,
  actor: StaffActor,
): Promise<void> =>
  change(context, publicId, actor, async (tx, review) => {
    const reply = cleanText(text) || null;
    if (review.reply === reply) return null;
    await tx.updateTable('product_review').set({ reply }).where('id', '=', review.id).execute();
    return reply === null ? 'review-reply-removed' : 'review-replied';
  });
