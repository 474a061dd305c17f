import { t } from '../../../messages';
import type { CheckoutDraft, UpdateDraft } from '../draft';

/** Whom the gift cards of a purchase are for, in the format of the API. */
export interface GiftRecipient {
  readonly giftEmail: string;
  readonly giftName?: string;
  readonly giftMessage?: string;
}

/** A field of the recipient, as typed. */
export type GiftField = keyof GiftRecipient;

/** The typed fields of the recipient, and whether the shopper has opened them. */
export interface GiftDraft extends Required<GiftRecipient> {
  readonly isOpen: boolean;
}

/** The longest message, in characters. */
export const MAX_GIFT_MESSAGE = 300;

const emptyGift: GiftDraft = { isOpen: false, giftEmail: '', giftName: '', giftMessage: '' };

/** Reads stored fields; undefined if there are none. */
export function parseGift(value: unknown): GiftDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { isOpen, ...fields } = value as Record<string, unknown>;
  const { giftEmail, giftName, giftMessage } = fields;
  if (typeof giftEmail !== 'string' || typeof giftName !== 'string' || typeof giftMessage !== 'string')
    return undefined;
  return { isOpen: isOpen === true, giftEmail, giftName, giftMessage };
}

const sent = (text: string) => text.normalize('NFC').trim();

/** The recipient of the gift cards in the checkout. */
export interface GiftForm {
  /** True if the items contain a gift card. */
  readonly isOffered: boolean;
  readonly typed: GiftDraft;
  /** Undefined if the cards are for the buyer. */
  readonly recipient: GiftRecipient | undefined;
  readonly edit: (change: Partial<GiftDraft>) => void;
  /** The messages for invalid fields; the server checks the address again. */
  readonly validate: () => readonly { readonly field: GiftField; readonly message: string }[];
}

/** Offers to send the gift cards of a purchase to someone else. */
export function useGift(
  { gift: typed = emptyGift }: Pick<CheckoutDraft, 'gift'>,
  updateDraft: UpdateDraft,
  isOffered: boolean,
): GiftForm {
  const isUsed = isOffered && typed.isOpen;
  const [email, name, message] = [sent(typed.giftEmail), sent(typed.giftName), sent(typed.giftMessage)];
  return {
    isOffered,
    typed,
    recipient: isUsed
      ? { giftEmail: email, ...(name && { giftName: name }), ...(message && { giftMessage: message }) }
      : undefined,
    edit: (change) => updateDraft(({ gift = emptyGift }) => ({ gift: { ...gift, ...change } })),
    validate: () => [
      ...(isUsed && !/^\S+@\S+$/.test(email)
        ? [{ field: 'giftEmail' as const, message: t('Please enter the email address of the recipient.') }]
        : []),
      ...(isUsed && [...message].length > MAX_GIFT_MESSAGE
        ? [
            {
              field: 'giftMessage' as const,
              message: t('Please shorten the message to {limit} characters.', { limit: MAX_GIFT_MESSAGE }),
            },
          ]
        : []),
    ],
  };
}
