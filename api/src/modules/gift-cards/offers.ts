import type { Executor } from '../../platform/db/schema';
import { findByCode } from './ledger';

/** A card that can be spent, with its balance in paise, which may be 0 while orders hold it. */
export interface CardOffer {
  readonly cardId: number;
  readonly lastFour: string;
  readonly balancePaise: number;
  readonly expiresAt: Date;
}

/**
 * A refused code, with a message for the shopper. Unknown, blocked, cancelled and expired cards are all `invalid`, so that codes cannot
 * be listed.
 */
export interface CardRefusal {
  readonly reason: 'invalid' | 'empty';
  readonly message: string;
}

const invalid: CardRefusal = {
  reason: 'invalid',
  message: 'This gift card is not valid. Please check the code.',
};

/** The refusal of a card without a balance. */
export const emptyCard = (lastFour: string): CardRefusal => ({
  reason: 'empty',
  message: `Nothing is left on gift card ····${lastFour}.`,
});

/** Whether this is a refusal. */
export const isRefusedCard = (result: CardOffer | CardRefusal): result is CardRefusal => 'reason' in result;

/** The card with that code as typed, or why it cannot be spent. In a transaction that spends it, the card is locked. */
export async function offerCard(db: Executor, code: string, now: Date): Promise<CardOffer | CardRefusal> {
  const card = await findByCode(db, code);
  if (!card || card.state !== 'active' || card.expires_at <= now) return invalid;
  const { id: cardId, last_four: lastFour, balance_paise: balancePaise, expires_at: expiresAt } = card;
  return { cardId, lastFour, balancePaise, expiresAt };
}

/** Whether the shop has a card in any state. */
export async function hasCards(db: Executor): Promise<boolean> {
  return (await db.selectFrom('gift_card').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a card can be spent now. Otherwise the checkout does not offer to enter a code. */
export async function hasUsableCard(db: Executor, now: Date): Promise<boolean> {
  const usable = await db
    .selectFrom('gift_card')
    .select('id')
    .where('state', '=', 'active')
    .where('balance_paise', '>', 0)
    .where('expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  return usable !== undefined;
}
