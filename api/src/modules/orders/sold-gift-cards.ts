import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import {
  cancelCard,
  endOfValidity,
  issueCard,
  type GiftCardRow,
  readGiftCardSetting,
  recipientOf,
  removeRecipient,
  sendGiftCard,
  setBlocked,
} from '../gift-cards';
import type { OrderContext } from './ports';
import type { ShopOrderRow } from './tables';

/** The lines of an order that sell gift cards. */
const listCardLines = (db: Executor, orderId: number) =>
  db
    .selectFrom('order_item')
    .select(['id', 'quantity', 'gift_card_paise'])
    .where('order_id', '=', orderId)
    .where('gift_card_paise', 'is not', null)
    .orderBy('id')
    .execute();

/** The cards that an order has sold, in any state. */
const listCards = (db: Executor, orderId: number) =>
  db.selectFrom('gift_card').selectAll().where('order_id', '=', orderId).orderBy('id').execute();

/**
 * Issues a card for each unit of gift cards in a paid order, and emails it to its recipient, by default the buyer. The order is locked.
 * A repeated call issues nothing.
 */
export async function issueSoldCards(
  tx: DatabaseTransaction,
  { mailer }: Pick<OrderContext, 'mailer'>,
  order: ShopOrderRow,
  now: Date,
): Promise<void> {
  const lines = await listCardLines(tx, order.id);
  if (lines.length === 0) return;
  const { validMonths } = await readGiftCardSetting(tx);
  const expiresAt = endOfValidity(now, validMonths);
  const given = await recipientOf(tx, order.id);
  const recipient = given ?? { email: order.ship.email, name: order.ship.name, message: '' };
  for (const { id: orderItemId, quantity, gift_card_paise: initialPaise } of lines) {
    for (let unit = 1; unit <= quantity; unit += 1) {
      const sold = { orderId: order.id, orderItemId, unit };
      await issueCard(tx, { initialPaise: initialPaise ?? 0, expiresAt, sold, recipient }, now);
    }
  }
  // The cards have it from now on.
  await removeRecipient(tx, order.id);
  for (const card of await listCards(tx, order.id)) await sendSoldCard(tx, { mailer }, order, card);
}

/** Emails a card that an order has sold; `again` distinguishes a repeated email. Returns false when it cannot be sent. */
export const sendSoldCard = (
  tx: DatabaseTransaction,
  { mailer }: Pick<OrderContext, 'mailer'>,
  { ship }: Pick<ShopOrderRow, 'ship'>,
  card: GiftCardRow,
  again?: string,
): Promise<boolean> =>
  sendGiftCard(tx, mailer, card, {
    from: isOwn(card, ship.email) || ship.name === '' ? null : ship.name,
    ...(again !== undefined && { again }),
  });

const isOwn = ({ recipient_email: email }: GiftCardRow, buyerEmail: string): boolean =>
  email?.toLowerCase() === buyerEmail.toLowerCase();

/** The cards of an order that were emailed to its buyer and can be spent. */
export async function listOwnCards(
  db: Executor,
  { id, ship }: ShopOrderRow,
): Promise<readonly GiftCardRow[]> {
  return (await listCards(db, id)).filter((card) => card.state !== 'cancelled' && isOwn(card, ship.email));
}

/** Moves the cards that an order emailed to a wrong address of its buyer to the corrected one. Returns their ids. */
export async function moveCards(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  email: string,
): Promise<readonly string[]> {
  const cards = await listOwnCards(tx, order);
  const ids = cards.map(({ id }) => id);
  await tx
    .updateTable('gift_card')
    .set({ recipient_email: email })
    .where('id', 'in', [0, ...ids])
    .execute();
  return cards.map(({ public_id: publicId }) => publicId);
}

/** The error for a card whose sale cannot be refunded. */
const refuseSpent = (lastFour: string): ApiError =>
  new ApiError(
    409,
    `Gift card ····${lastFour} was spent from, so its sale cannot be refunded. Refund the other items instead.`,
    { extra: { giftCard: lastFour } },
  );

/** Units of a line whose sale is refunded. */
interface RefundedUnits {
  /** The id of the line. */
  readonly id: number;
  /** Units to refund now; may be 0. */
  readonly wanted: number;
}

/** The cards of refunded units: of each line those that have their whole value, the last ones first. Throws an ApiError 409. */
async function chooseCards(db: Executor, orderId: number, units: readonly RefundedUnits[]) {
  const cards = (await listCards(db, orderId)).toReversed();
  return units.flatMap(({ id, wanted }) => {
    const left = cards.filter((card) => card.order_item_id === id && card.state !== 'cancelled');
    if (left.length === 0) return [];
    const whole = left.filter((card) => card.balance_paise === card.initial_paise);
    const spent = left.find((card) => card.balance_paise !== card.initial_paise);
    if (whole.length < wanted && spent) throw refuseSpent(spent.last_four);
    return whole.slice(0, wanted);
  });
}

/** Throws an ApiError 409 when the cards of these units were spent from. */
export async function assertCardsUnspent(
  db: Executor,
  orderId: number,
  units: readonly RefundedUnits[],
): Promise<void> {
  await chooseCards(db, orderId, units);
}

/** Why a card is cancelled, and by whom; null for the shop itself. */
interface Cancelling {
  readonly author: string | null;
  readonly reason: string;
  readonly now: Date;
}

/**
 * Cancels the cards of units whose sale is refunded. The order is locked, with its stock. Throws an ApiError 409 when they were spent
 * from.
 */
export async function cancelCardsOf(
  tx: DatabaseTransaction,
  orderId: number,
  units: readonly RefundedUnits[],
  { now, ...by }: Cancelling,
): Promise<void> {
  const cards = await chooseCards(tx, orderId, units);
  for (const card of cards.toSorted((a, b) => a.id - b.id)) {
    // A checkout may have spent from it since.
    if (!(await cancelCard(tx, card.id, by, now))) throw refuseSpent(card.last_four);
  }
}

/**
 * Ends the cards of an order whose payment was refunded in the provider's dashboard: those that were spent from are blocked. `keep` blocks
 * them all, because a gift card has paid the rest of the order: staff decide whether the refund was for the cards or for other units.
 */
export async function endCards(
  tx: DatabaseTransaction,
  orderId: number,
  { keep, now }: { readonly keep: boolean; readonly now: Date },
): Promise<void> {
  const by = { author: null, reason: 'refunded in the payment provider’s dashboard' };
  for (const { id: cardId, state, version } of await listCards(tx, orderId)) {
    if (state === 'cancelled' || (!keep && (await cancelCard(tx, cardId, by, now)))) continue;
    await setBlocked(tx, { cardId, version, blocked: true }, by, now);
  }
}

/** Cancels all cards of an order that is refunded as a whole. Throws an ApiError 409 when one was spent from. */
export async function cancelAllCards(
  tx: DatabaseTransaction,
  orderId: number,
  { now, ...by }: Cancelling,
): Promise<void> {
  for (const card of await listCards(tx, orderId)) {
    if (!(await cancelCard(tx, card.id, by, now))) throw refuseSpent(card.last_four);
  }
}
