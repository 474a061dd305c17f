import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { dataOf, failures, pageOf, paging, ref } from '../../../platform/http/schemas';
import { actorOf, type StaffActor } from '../../staff';
import { showsReviews } from '../rating';
import { publishReview, rejectReview, replyToReview, type StaffReviewContext } from './decide';
import { countReviews, findReview, type ListedReview, listReviews } from './repository';
import {
  ReviewPublication,
  ReviewRejection,
  ReviewReply,
  ReviewSetting,
  reviewStates,
  type StaffReview,
  StaffReviewDetail,
  StaffReviewList,
} from './schemas';

/** Maximum length of a text in the list, in characters. */
const BEGINNING = 140;

const facts = (row: ListedReview) => ({
  ...{ id: row.public_id, state: row.state, stars: row.stars, title: row.title, author: row.author },
  writtenAt: row.written_at.toISOString(),
  product: { id: row.product_public_id, title: row.product_title, slug: row.product_slug },
  reports: row.reports,
});

/** A row of the list. */
function toStaffReview(row: ListedReview): Static<typeof StaffReview> {
  const characters = [...row.body.replaceAll(/\s+/g, ' ')];
  const beginning = characters.slice(0, BEGINNING).join('');
  return { ...facts(row), beginning: characters.length > BEGINNING ? `${beginning}…` : beginning };
}

/** A review with its author and order. Throws an ApiError 404. */
async function readReview(
  { database: { db }, orderNumber }: StaffReviewContext,
  publicId: string,
): Promise<Static<typeof StaffReviewDetail>> {
  const row = await findReview(db, publicId);
  if (!row) throw new ApiError(404, 'Review not found.');
  return {
    ...facts(row),
    ...{ version: row.version, text: row.body, reason: row.reason, reply: row.reply },
    customer: { id: row.customer_public_id, name: row.customer_name },
    order: { id: row.order_public_id, number: orderNumber(row.order_public_id) },
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}

const tags = ['staff'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'A part of the product’s title, or of the shown name.' }),
  ),
  state: Type.Optional(Type.Union([...reviewStates])),
  stars: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })),
  reported: Type.Optional(
    Type.Literal('yes', { description: 'Only those that visitors reported since staff last decided.' }),
  ),
  ...paging,
});

/** Routes that read, publish and answer reviews. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffReviewListRoutes(app: TypedApp, context: StaffReviewContext): void {
  const { db } = context.database;
  const about = (summary: string) => ({
    tags,
    summary,
    params,
    response: { 200: dataOf(ref(StaffReviewDetail)), ...failures },
  });

  app.get(
    '/reviews',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Reviews of products, newest first',
        querystring: ListQuery,
        response: { 200: dataOf(ref(StaffReviewList)), ...failures },
      },
    },
    async ({ query }) => {
      const { shown, range } = pageOf(query);
      const filter = { ...query, reported: query.reported === 'yes' };
      const total = await countReviews(db, filter);
      const rows = await listReviews(db, filter, range);
      return { data: { items: rows.map(toStaffReview), total, ...shown } };
    },
  );

  app.get(
    '/reviews/:id',
    { config: { right: 'keep' }, schema: about('A review with its author and order') },
    async ({ params: { id } }) => ({ data: await readReview(context, id) }),
  );

  app.post(
    '/reviews/:id/publish',
    { config: { right: 'keep' }, schema: { ...about('Publishes a review'), body: ReviewPublication } },
    async (request) => {
      const { id } = request.params;
      await publishReview(context, id, request.body.version, actorOf(request));
      return { data: await readReview(context, id) };
    },
  );

  app.post(
    '/reviews/:id/reject',
    {
      config: { right: 'keep' },
      schema: { ...about('Rejects a review with a reason for its author'), body: ReviewRejection },
    },
    async (request) => {
      const { id } = request.params;
      await rejectReview(context, id, request.body, actorOf(request));
      return { data: await readReview(context, id) };
    },
  );

  app.post(
    '/reviews/:id/reply',
    {
      config: { right: 'keep' },
      schema: { ...about('Replaces the shop’s reply to a review'), body: ReviewReply },
    },
    async (request) => {
      const { id } = request.params;
      await replyToReview(context, id, request.body.text, actorOf(request));
      return { data: await readReview(context, id) };
    },
  );
}

async function changeSetting(
  { database, clock, notifyShops }: StaffReviewContext,
  change: Static<typeof ReviewSetting>,
  actor: StaffActor,
): Promise<void> {
  const columns = { shows_reviews: change.showsReviews };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('review_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'review-setting-changed', change, clock.now());
  });
}

/** Routes for the setting that shows or hides reviews. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffReviewSettingRoutes(app: TypedApp, context: StaffReviewContext): void {
  const response = { 200: dataOf(ref(ReviewSetting)), ...failures };
  const read = async (db: Executor) => ({ data: { showsReviews: await showsReviews(db) } });

  app.get(
    '/review-setting',
    { config: { right: 'read' }, schema: { tags, summary: 'Whether the shop shows reviews', response } },
    () => read(context.database.db),
  );

  app.post(
    '/review-setting',
    {
      config: { right: 'keep' },
      schema: { tags, summary: 'Changes whether the shop shows reviews', body: ReviewSetting, response },
    },
    async (request) => {
      await changeSetting(context, request.body, actorOf(request));
      return read(context.database.db);
    },
  );
}
