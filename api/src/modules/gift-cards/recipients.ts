import { isEmailAddress } from '@shop/config/email-address';
import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { cleanLine, cleanText } from '../../platform/http/clean-text';
import { offersGiftCards } from './setting';

/** The longest message to a recipient. */
export const MAX_GIFT_MESSAGE = 300;

/** Whom gift cards are for. */
export interface GiftRecipient {
  readonly email: string;
  /** Empty without one, as is the message. */
  readonly name: string;
  readonly message: string;
}

/** The fields of a checkout for the recipient of its gift cards. */
export const giftFields = {
  giftEmail: Type.Optional(
    Type.String({
      maxLength: textLimits.email,
      description: 'Where the gift cards of the cart are emailed; by default to the buyer.',
    }),
  ),
  giftName: Type.Optional(Type.String({ maxLength: textLimits.name })),
  giftMessage: Type.Optional(Type.String({ maxLength: MAX_GIFT_MESSAGE })),
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * The recipient in a checkout; null if it has none, and in a shop without gift cards. Throws an ApiError 422 with the `field` for an
 * email address that is missing with a name or a message, or that is invalid.
 */
export async function readRecipient(
  db: Executor,
  body: Partial<Record<keyof typeof giftFields, unknown>>,
): Promise<GiftRecipient | null> {
  const email = cleanLine(textOf(body.giftEmail));
  const name = cleanLine(textOf(body.giftName));
  const message = cleanText(textOf(body.giftMessage));
  if (email + name + message === '' || !(await offersGiftCards(db))) return null;
  if (isEmailAddress(email)) return { email, name, message };
  throw new ApiError(422, 'Please enter the email address of the recipient.', {
    extra: { field: 'giftEmail' },
  });
}

/** Removes whom the cards of an order are for. */
export async function removeRecipient(tx: DatabaseTransaction, orderId: number): Promise<void> {
  await tx.deleteFrom('gift_card_recipient').where('order_id', '=', orderId).execute();
}

/** Stores whom the cards of an order are for; null removes it. */
export async function saveRecipient(
  tx: DatabaseTransaction,
  orderId: number,
  recipient: GiftRecipient | null,
): Promise<void> {
  if (!recipient) return removeRecipient(tx, orderId);
  const { email, name, message } = recipient;
  await tx
    .insertInto('gift_card_recipient')
    .values({ order_id: orderId, email, name, message })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet({ email, name, message }))
    .execute();
}

/** Whom the cards of an order are for; undefined for its buyer. */
export function recipientOf(db: Executor, orderId: number): Promise<GiftRecipient | undefined> {
  return db
    .selectFrom('gift_card_recipient')
    .select(['email', 'name', 'message'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}
