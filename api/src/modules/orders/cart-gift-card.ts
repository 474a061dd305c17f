import { formatRupeesPlain, subtotal } from '@shop/money';
import { giftCardPart } from '@shop/money/gift-card';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { type CardRefusal, emptyCard, isRefusedCard, offerCard } from '../gift-cards';
import { isGiftCard, type PricedCart } from './cart';
import type { CheckoutOrder } from './checkout-repository';
import { expireOrder } from './expiry';
import { openStatuses } from './order-states';
import { confirmingOrders } from './payment-repository';
import type { ShopOrderRow } from './tables';

/** The part of a total that a gift card pays, in paise. */
export interface CardPart {
  readonly cardId: number;
  readonly lastFour: string;
  readonly amountPaise: number;
}

/** The error for a code that does not apply, for the page's field. */
export const refuseCard = (status: 409 | 422, { reason, message }: CardRefusal): ApiError =>
  new ApiError(status, message, { extra: { field: 'giftCard', giftCard: reason } });

/** Whether an error is the refusal of a code that nobody can use, which counts as a guess. */
export const isInvalidCard = (error: unknown): boolean =>
  error instanceof ApiError && error.extra.giftCard === 'invalid';

const holdsCard = (cardId: number) => (order: ShopOrderRow) =>
  order.hold === 'held' && order.gift_card_id === cardId;

const sumOf = (orders: readonly Pick<ShopOrderRow, 'gift_card_paise'>[]) =>
  orders.reduce((sum, { gift_card_paise: paise }) => sum + paise, 0);

/** The part of a card that unpaid orders of a session hold: the next order of the session releases it. In paise. */
export async function heldBySession(
  db: Executor,
  cardId: number,
  sessionId: number | null,
  now: Date,
): Promise<number> {
  const open = await db
    .selectFrom('shop_order')
    .select(['id', 'gift_card_paise'])
    .where('session_id', '=', sessionId ?? 0)
    .where('gift_card_id', '=', cardId)
    .where('status', 'in', openStatuses)
    .where('hold', '=', 'held')
    .execute();
  const ids = open.map(({ id }) => id);
  const confirming = await confirmingOrders(db, ids, now);
  return sumOf(open.filter(({ id }) => !confirming.has(id)));
}

/**
 * The part of a cart's total that the checkout's gift card pays; a card does not pay for other gift cards. An amount that
 * another unpaid order of the session holds is released first, like its units. The card is locked. Returns null without a
 * card. Throws an ApiError 409: with `giftCard`, the reason, for a code that cannot be used, and with the correct
 * `giftCardPaise` if the page shows a different part.
 */
export async function applyCard(
  tx: DatabaseTransaction,
  { giftCard }: Pick<CheckoutOrder, 'giftCard'>,
  { totalPaise, lines }: Pick<PricedCart, 'totalPaise' | 'lines'>,
  others: readonly ShopOrderRow[],
  now: Date,
): Promise<{ readonly card: CardPart | null; readonly evictable: readonly ShopOrderRow[] }> {
  if (giftCard === undefined) return { card: null, evictable: others };
  const known = await offerCard(tx, giftCard.code, now);
  if (isRefusedCard(known)) throw refuseCard(409, known);
  const { cardId, lastFour, balancePaise } = known;
  const holding = others.filter(holdsCard(cardId));
  const freePaise = balancePaise + sumOf(holding);
  const amountPaise = giftCardPart(freePaise, totalPaise, subtotal(lines.filter(isGiftCard)));
  if (amountPaise === 0 && giftCardPart(freePaise, totalPaise) > 0) {
    throw new ApiError(409, 'A gift card cannot pay for other gift cards.', {
      extra: { field: 'giftCard', giftCard: 'amount', giftCardPaise: 0 },
    });
  }
  if (amountPaise === 0) throw refuseCard(409, emptyCard(lastFour));
  if (amountPaise !== giftCard.amountPaise) {
    throw new ApiError(
      409,
      `Gift card ····${lastFour} now pays ${formatRupeesPlain(amountPaise)}. Please review your order.`,
      { extra: { field: 'giftCard', giftCard: 'amount', giftCardPaise: amountPaise } },
    );
  }
  const card = { cardId, lastFour, amountPaise };
  if (amountPaise <= balancePaise) return { card, evictable: others };
  for (const order of holding) await expireOrder(tx, order, now);
  return { card, evictable: others.filter((order) => !holding.includes(order)) };
}
