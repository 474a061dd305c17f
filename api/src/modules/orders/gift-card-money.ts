import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { leftOnCard, lockCards, refundToCard, spend } from '../gift-cards';
import { MIN_REFUND_PAISE } from './refund-lines';
import { failedOfPayment, leftOfPayment } from './refunds';
import type { ShopOrderRow } from './tables';

type CardColumns = Pick<ShopOrderRow, 'id' | 'gift_card_id' | 'gift_card_paise'>;

/** The part of an order that is paid online or in cash, in paise: 0 when its gift card pays all of it. */
export const duePaise = ({
  total_paise: totalPaise,
  gift_card_paise: cardPaise,
}: Pick<ShopOrderRow, 'total_paise' | 'gift_card_paise'>): number => totalPaise - cardPaise;

/** The gift card of an order and its part, in paise; undefined without one. */
export const giftCardOf = ({
  gift_card_last_four: lastFour,
  gift_card_paise: amountPaise,
}: Pick<ShopOrderRow, 'gift_card_last_four' | 'gift_card_paise'>) =>
  lastFour === null ? undefined : { lastFour, amountPaise };

/** Whether an order that does not hold its part of a gift card can have it. True for an order without one. Locks the card. */
export async function isCardFree(
  tx: DatabaseTransaction,
  { id, gift_card_id: cardId, gift_card_paise: paise }: CardColumns,
): Promise<boolean> {
  if (cardId === null) return true;
  await lockCards(tx, { orderIds: [id] });
  const { state, balance_paise: balance } = await tx
    .selectFrom('gift_card')
    .select(['state', 'balance_paise'])
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  return state === 'active' && balance >= paise;
}

/**
 * Spends the part of the locked order's gift card. A card that has expired since is honoured, because the shopper was shown the
 * price. Throws when `isCardFree` is false.
 */
export async function spendAgain(tx: DatabaseTransaction, order: CardColumns, now: Date): Promise<void> {
  const { id: orderId, gift_card_id: cardId, gift_card_paise: paise } = order;
  if (cardId === null) return;
  if (!(await spend(tx, { cardId, orderId, paise, honoured: true }, now)))
    throw new Error(`The gift card of order ${orderId} has not enough left`);
}

/** What is left of the money of a paid order, in paise: neither refunded nor owed. */
export interface LeftMoney {
  /** Of the payment, or of the cash. */
  readonly onlinePaise: number;
  /** The part of it that failed refunds have yet to send. */
  readonly failedPaise: number;
  readonly cardPaise: number;
  readonly totalPaise: number;
}

/** What is left of an order's payment and of the part that its gift card paid. To act on it, the order must be locked. */
export async function leftOfOrder(
  db: Executor,
  { id, gift_card_id: cardId }: Pick<ShopOrderRow, 'id' | 'gift_card_id'>,
  paymentId: string,
): Promise<LeftMoney> {
  const onlinePaise = await leftOfPayment(db, paymentId);
  if (cardId === null) return { onlinePaise, failedPaise: 0, cardPaise: 0, totalPaise: onlinePaise };
  const cardPaise = await leftOnCard(db, id);
  const failedPaise = await failedOfPayment(db, paymentId);
  return { onlinePaise, failedPaise, cardPaise, totalPaise: onlinePaise + cardPaise };
}

/**
 * Splits a refund of up to `totalPaise`: first what was paid online or in cash, the rest to the gift card. A part that is too small for the
 * provider goes to the card as well, and so does what failed refunds have yet to send, as far as the card has paid.
 */
export function splitRefund(
  amountPaise: number,
  { onlinePaise, failedPaise, cardPaise }: LeftMoney,
): { readonly onlinePaise: number; readonly cardPaise: number } {
  const online = Math.min(amountPaise, Math.max(0, onlinePaise - failedPaise));
  const toCard = Math.min(cardPaise, online < MIN_REFUND_PAISE ? amountPaise : amountPaise - online);
  return { onlinePaise: amountPaise - toCard, cardPaise: toCard };
}

/** Refunds what the gift card of the locked order has paid and did not get back, once. Returns the amount in paise. */
export async function refundCardRest(
  tx: DatabaseTransaction,
  { id, gift_card_id: cardId }: Pick<ShopOrderRow, 'id' | 'gift_card_id'>,
  reason: string,
  now: Date,
): Promise<number> {
  if (cardId === null) return 0;
  const paise = await leftOnCard(tx, id);
  return refundToCard(tx, { orderId: id, paise, key: 'rest', reason }, now);
}

/** The paise that a refund of units, or with null the end of the order, returned to the gift card of an order. */
export async function cardRefundOf(
  db: Executor,
  { id, gift_card_id: cardId }: Pick<ShopOrderRow, 'id' | 'gift_card_id'>,
  orderRefundId: number | null,
): Promise<number> {
  if (cardId === null) return 0;
  const { paise } = await db
    .selectFrom('gift_card_entry')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('paise'))
    .where('order_id', '=', id)
    .where('kind', '=', 'refund')
    .where('order_refund_id', orderRefundId === null ? 'is' : '=', orderRefundId)
    .executeTakeFirstOrThrow();
  return Number(paise ?? 0);
}

/** Refunds to the gift card of an order, the earliest first. */
export const listCardRefunds = (db: Executor, orderId: number) =>
  db
    .selectFrom('gift_card_entry')
    .select(['amount_paise', 'order_refund_id', 'reason', 'at'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'refund')
    .orderBy('id')
    .execute();
