import { createHash } from 'node:crypto';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref, Success } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { showsReviews } from './rating';
import { readNewestReviews, readReviews } from './read-reviews';
import { addReport } from './repository';
import { OwnReviewState, ProductReviews, ReviewForm, ShopReview } from './schemas';
import { editReview, readOwnReview, writeReview } from './write-review';

const id = Type.String({ minLength: 1, maxLength: 64 });
const product = Type.Object({
  id: Type.With(id, { description: 'A product, or one of its variants.' }),
});

/** Published reviews. Requires an app that caches responses. */
export function publicReviewRoutes(app: TypedApp, db: Executor): void {
  app.get(
    '/product/:id/reviews',
    {
      schema: {
        tags: ['product'],
        summary: 'The published reviews of a product; 404 in a shop that shows no reviews',
        params: product,
        querystring: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
        response: { 200: dataOf(ref(ProductReviews)), ...failures },
      },
    },
    async ({ params, query }) => {
      const reviews = await readReviews(db, params.id, query.page);
      if (!reviews) throw new ApiError(404, 'This product has no reviews.');
      return { data: reviews };
    },
  );

  app.get(
    '/reviews/newest',
    {
      schema: {
        tags: ['content'],
        summary: 'The newest reviews of all products; empty until ten are published',
        response: { 200: dataOf(Type.Array(ref(ShopReview))), ...failures },
      },
    },
    async () => ({ data: await readNewestReviews(db) }),
  );
}

interface ReviewContext {
  readonly database: Database;
  readonly clock: Clock;
}

/** Several shoppers may share a network. */
const reportLimit: RateLimit = { name: 'review-report', max: 20, windowMs: 10 * 60_000 };

const ownerOf = ({ shopSession }: FastifyRequest): number => {
  if (!shopSession?.userId) throw new ApiError(401, 'Please sign in to write a review.');
  return shopSession.userId;
};

/** Writing a review, and reporting one. */
export function reviewRoutes(app: TypedApp, { database, clock }: ReviewContext): void {
  const response = { 200: dataOf(ref(OwnReviewState)), ...failures };

  app.get(
    '/product/:id/own-review',
    {
      schema: {
        tags: ['product'],
        summary: 'The review of a product by the signed-in account, and whether it may write one',
        params: product,
        response,
      },
    },
    async (request) => ({ data: await readOwnReview(database.db, request.params.id, ownerOf(request)) }),
  );

  app.post(
    '/product/:id/own-review',
    {
      schema: {
        tags: ['product'],
        summary: 'Writes the review of a product by the signed-in account; staff publish it',
        description:
          '403 if the account has not bought the product, 409 before its delivery and for a second review.',
        params: product,
        body: ReviewForm,
        response,
      },
    },
    async (request) => {
      const userId = ownerOf(request);
      await writeReview({ database, now: clock.now() }, request.params.id, userId, request.body);
      return { data: await readOwnReview(database.db, request.params.id, userId) };
    },
  );

  app.post(
    '/product/:id/own-review/change',
    {
      schema: {
        tags: ['product'],
        summary: 'Changes the review of a product by the signed-in account; staff publish it again',
        params: product,
        body: ReviewForm,
        response,
      },
    },
    async (request) => {
      const userId = ownerOf(request);
      await editReview({ database, now: clock.now() }, request.params.id, userId, request.body);
      return { data: await readOwnReview(database.db, request.params.id, userId) };
    },
  );

  app.post(
    '/reviews/:id/report',
    {
      schema: {
        tags: ['product'],
        summary:
          'Reports a published review to the shop; a second report from the same network changes nothing',
        params: Type.Object({ id }),
        response: { 200: ref(Success), ...failures },
      },
    },
    async (request) => {
      const now = clock.now();
      const network = addressOf(request);
      const { id: review } = request.params;
      await takeAttempt(database.db, reportLimit, network, now);
      const reporter = createHash('sha256').update(`${review} ${network}`).digest('base64url');
      const isShown = await showsReviews(database.db);
      if (!isShown || !(await addReport(database.db, review, reporter, now)))
        throw new ApiError(404, 'Review not found.');
      return { success: true, message: 'Thank you. We will check this review.' };
    },
  );
}
