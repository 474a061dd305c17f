import { shop } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import { isEmailAddress } from '@shop/config/email-address';
import { formatRupees } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { type EmailBlock, isolated, writeEmail } from '../../platform/email/email';
import { codeOf } from './codes';
import type { GiftCardMailer } from './ports';
import type { GiftCardRow } from './tables';

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });

/** The giver of the card, and whether the email is repeated. */
interface Gift {
  /** The buyer's name, if the card is for someone else; null otherwise. */
  readonly from: string | null;
  /** Distinguishes an email that is sent again from the first one. */
  readonly again?: string;
}

/** `Asha, Ravi sends you a gift card for Vintage Craft.` */
function greeting({ recipient_name: name }: GiftCardRow, from: string | null): string {
  const words =
    from === null
      ? `here is a gift card for ${shop.name}.`
      : `${isolated(from)} sends you a gift card for ${shop.name}.`;
  return name ? `${isolated(name)}, ${words}` : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/**
 * Emails a card's code, balance and validity to its recipient: once per card, and once more for each `again`. Returns false, and
 * does nothing, without a mail server or a valid address.
 */
export async function sendGiftCard(
  tx: DatabaseTransaction,
  mailer: GiftCardMailer,
  card: GiftCardRow,
  { from, again }: Gift,
): Promise<boolean> {
  const { recipient_email: email, message } = card;
  if (!mailer.enabled || email === null || !isEmailAddress(email)) return false;
  const subject = `A gift card of ${formatRupees(card.initial_paise)} for you`;
  await mailer.send(tx, {
    kind: 'gift-card',
    key: ['gift-card', card.public_id, ...(again === undefined ? [] : [again])].join(':'),
    to: email,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, [
      text(greeting(card, from)),
      ...(message ? [{ kind: 'lines', title: 'Message', lines: message.split('\n') } as const] : []),
      {
        kind: 'table',
        rows: [
          { label: 'Code', value: await codeOf(tx, card), strong: true },
          { label: 'Balance', value: formatRupees(card.balance_paise) },
          { label: 'Valid until', value: formatDate(card.expires_at) },
        ],
      },
      text('Enter the code at the checkout. What you do not spend stays on the card for your next orders.'),
      text('Whoever has the code can spend it, so please keep this email to yourself.'),
    ]),
  });
  return true;
}
