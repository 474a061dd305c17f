import { Readable } from 'node:stream';
import { dayInIndia } from '@shop/config/dates';
import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import { byteOrderMark, csvHeaders, csvText, rupeesCell } from '../../../platform/csv/csv-text';
import { ApiError } from '../../../platform/http/api-error';
import { dataOf, failures, pageOf, paging, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { blockCard, type GiftCardContext, issueByHand, resendCard } from './change-cards';
import { findCard, findCards, findCardsAfter, type ListedCard, listEntries } from './repository';
import {
  GiftCardBlock,
  GiftCardDetail,
  GiftCardList,
  GiftCardResend,
  type ListedGiftCard,
  NewGiftCard,
  stateField,
} from './schemas';

const tags = ['staff'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

const ListQuery = Type.Object({
  search: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'The last four characters of a code, or the beginning of an order number or of an email address.',
    }),
  ),
  state: Type.Optional(stateField),
  ...paging,
});

const orderOf = ({ orderNumber }: GiftCardContext, publicId: string | null) =>
  publicId === null ? null : { id: publicId, number: orderNumber(publicId) };

const toListed = (context: GiftCardContext, row: ListedCard): Static<typeof ListedGiftCard> => ({
  id: row.public_id,
  lastFour: row.last_four,
  initialPaise: row.initial_paise,
  balancePaise: row.balance_paise,
  state: row.shown_state,
  recipientName: row.recipient_name || null,
  recipientEmail: row.recipient_email,
  soldIn: orderOf(context, row.order_public_id),
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});

async function readCard(context: GiftCardContext, id: string): Promise<Static<typeof GiftCardDetail>> {
  const { database, clock } = context;
  const row = await findCard(database.db, id, clock.now());
  if (!row) throw new ApiError(404, 'Gift card not found.');
  const entries = await listEntries(database.db, row.id);
  return {
    ...toListed(context, row),
    message: row.message || null,
    version: row.version,
    entries: entries.map(
      ({ kind, amount_paise: amountPaise, author, reason, at, order_public_id: order }) => ({
        ...{ kind, amountPaise, author, reason },
        order: orderOf(context, order),
        at: at.toISOString(),
      }),
    ),
  };
}

/** Cards per batch. */
const BATCH = 500;

const header = ['card', 'status', 'value', 'balance', 'order', 'issued', 'expires'];

/** All cards as a CSV file, oldest first, without their recipients. */
async function* exportCards(context: GiftCardContext): AsyncGenerator<string> {
  const { database, clock } = context;
  yield byteOrderMark + csvText([header]);
  for (let after = 0; ;) {
    const rows = await findCardsAfter(database.db, after, BATCH, clock.now());
    const last = rows.at(-1);
    if (!last) return;
    yield csvText(
      rows.map((row) => [
        ...[row.last_four, row.shown_state, rupeesCell(row.initial_paise), rupeesCell(row.balance_paise)],
        orderOf(context, row.order_public_id)?.number ?? null,
        ...[row.created_at, row.expires_at].map((at) => ({ value: dayInIndia(at) })),
      ]),
    );
    after = last.id;
  }
}

/** Routes that list, issue and change gift cards. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffGiftCardRoutes(app: TypedApp, context: GiftCardContext): void {
  const { database, clock } = context;
  const detail = { 200: dataOf(ref(GiftCardDetail)), ...failures };

  app.get(
    '/gift-cards',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Gift cards, newest first',
        querystring: ListQuery,
        response: { 200: dataOf(ref(GiftCardList)), ...failures },
      },
    },
    async ({ query }) => {
      const { shown, range } = pageOf(query);
      const { rows, total, balancePaise } = await findCards(database.db, query, range, clock.now());
      return { data: { items: rows.map((row) => toListed(context, row)), total, balancePaise, ...shown } };
    },
  );

  app.get(
    '/gift-cards/export',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'All gift cards as a CSV file, without recipients; the export is logged',
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async (request, reply) => {
      const now = clock.now();
      await database.transaction((tx) => actorOf(request).log(tx, 'gift-cards-exported', {}, now));
      reply.headers(csvHeaders(`gift-cards-${now.toISOString().slice(0, 10)}.csv`));
      return Readable.from(exportCards(context));
    },
  );

  app.post(
    '/gift-cards',
    {
      config: { right: 'administer' },
      schema: {
        tags,
        summary: 'Issues a gift card by hand, and emails it',
        body: NewGiftCard,
        response: detail,
      },
    },
    async (request) => {
      const id = await issueByHand(context, request.body, actorOf(request));
      return { data: await readCard(context, id) };
    },
  );

  app.get(
    '/gift-cards/:id',
    {
      config: { right: 'read' },
      schema: { tags, summary: 'A gift card with its ledger', params, response: detail },
    },
    async (request) => ({ data: await readCard(context, request.params.id) }),
  );

  app.post(
    '/gift-cards/:id/block',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Blocks or unblocks a gift card, which keeps its balance',
        params,
        body: GiftCardBlock,
        response: detail,
      },
    },
    async (request) => {
      const { id } = request.params;
      await blockCard(context, id, request.body, actorOf(request));
      return { data: await readCard(context, id) };
    },
  );

  app.post(
    '/gift-cards/:id/resend',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Emails the code of a gift card again',
        params,
        body: GiftCardResend,
        response: detail,
      },
    },
    async (request) => {
      const { id } = request.params;
      await resendCard(context, id, request.body, actorOf(request));
      return { data: await readCard(context, id) };
    },
  );
}
