import { giftCardPart } from '@shop/money/gift-card';
import type { TypedApp } from '@shop/server-kit';
import type { Static } from 'typebox';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { limitCodes } from '../coupons';
import { emptyCard, isRefusedCard, offerCard } from '../gift-cards';
import { heldBySession, isInvalidCard, refuseCard } from './cart-gift-card';
import { GiftCardBalance, GiftCardRequest } from './gift-card-schemas';
import { shopperOf } from './order-access';
import type { OrderContext } from './ports';

const readLimit: RateLimit = { name: 'gift-card-address', max: 6_000, windowMs: 10 * 60_000 };

/** The balance of a card for a session. Throws an ApiError 422 with `giftCard`, the reason, when it cannot be spent. */
async function readBalance(
  { database: { db }, clock }: Pick<OrderContext, 'database' | 'clock'>,
  code: string,
  sessionId: number | null,
): Promise<Static<typeof GiftCardBalance>> {
  const now = clock.now();
  const card = await offerCard(db, code, now);
  if (isRefusedCard(card)) throw refuseCard(422, card);
  const { cardId, lastFour, expiresAt } = card;
  const balancePaise = card.balancePaise + (await heldBySession(db, cardId, sessionId, now));
  // Less than a rupee cannot be spent.
  if (giftCardPart(balancePaise, balancePaise) === 0) throw refuseCard(422, emptyCard(lastFour));
  return { lastFour, balancePaise, expiresAt: expiresAt.toISOString() };
}

/** The balance of a gift card. Requires an app with the prefix `/api/v1` and sessions. */
export function giftCardRoutes(app: TypedApp, context: Pick<OrderContext, 'database' | 'clock'>): void {
  const { db } = context.database;
  app.post(
    '/gift-card',
    {
      schema: {
        tags: ['order'],
        summary: 'The balance of a gift card by its code',
        description:
          '422 with `giftCard`, the reason, when it cannot be spent. 429 with Retry-After after too many invalid codes.',
        body: GiftCardRequest,
        response: { 200: dataOf(ref(GiftCardBalance)), ...failures },
      },
    },
    async (request, reply) => {
      const now = context.clock.now();
      const address = addressOf(request);
      await takeAttempt(db, readLimit, address, now);
      reply.header('cache-control', 'no-store');
      const { sessionId } = shopperOf(request);
      const read = () => readBalance(context, request.body.code, sessionId);
      return { data: await limitCodes(db, { address, sessionId }, now, read, isInvalidCard) };
    },
  );
}
