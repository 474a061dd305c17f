import { paths, shop } from '@shop/config';
import { formatRupees } from '@shop/money';
import { confirmAlertMs } from '../../durations';
import { type Email, type EmailBlock, isolated, writeEmail } from '../../platform/email/email';
import { alertTitle, type DueAlert, type OpenAlert } from './repository';

/** Maximum length of a product's name in a subject, in characters: the mailer rejects long subjects. */
const NAME_IN_SUBJECT = 60;

const inSubject = (title: string) =>
  [...title.replace(/[\p{Cc}\s]+/gu, ' ')].slice(0, NAME_IN_SUBJECT).join('');

/** When the email is to be sent, as the end of a sentence. */
export const alertOccasion = { stock: 'is back in stock', price: 'costs less' } as const;

/**
 * The email with the link that confirms an alert. Anyone can enter someone else's address, so it contains none of what the sender
 * typed.
 */
export function confirmationEmail(alert: OpenAlert, url: string): Email {
  const occasion = alertOccasion[alert.kind];
  const days = confirmAlertMs / (24 * 60 * 60_000);
  return {
    kind: 'alert-confirmation',
    to: alert.email,
    subject: `Please confirm: email me when ${inSubject(alertTitle(alert))} ${occasion}`,
    validForMs: confirmAlertMs,
    ...writeEmail('One more step', [
      {
        kind: 'text',
        text: `Someone asked ${shop.name} to write to this address once, when ${isolated(alertTitle(alert))} ${occasion}. Was it you?`,
      },
      { kind: 'link', label: 'Yes, email me', url },
      {
        kind: 'text',
        text: `This link works for ${days} days. If it was not you, ignore this email: without your confirmation we will not write about it.`,
      },
    ]),
  };
}

const price = (paise: number, withTax: boolean) =>
  `${formatRupees(paise)} ${withTax ? 'incl. GST' : '+ GST'}`;

/** The email of a product alert: the product is back, or costs less. */
export function alertEmail(alert: DueAlert, linkOrigin: string) {
  const title = alertTitle(alert);
  const isBack = alert.kind === 'stock';
  const prices = [
    { label: 'Price', value: price(alert.now_paise, alert.now_with_tax), strong: true },
    ...(isBack ? [] : [{ label: 'When you asked', value: price(alert.price_paise, alert.with_tax) }]),
  ];
  const blocks: readonly EmailBlock[] = [
    {
      kind: 'text',
      text: `${isolated(title)} ${isBack ? 'can be ordered again' : 'costs less than when you asked'}.`,
    },
    { kind: 'table', rows: prices },
    { kind: 'link', label: 'See the product', url: `${linkOrigin}${paths.product(alert.slug)}` },
    {
      kind: 'text',
      text: 'It is not reserved for you, and we wrote to everyone who asked: it may be sold out again when you look.',
    },
    { kind: 'text', text: 'We will not write about it again, unless you ask once more.' },
  ];
  const subject = `${inSubject(title)} ${isBack ? 'is back in stock' : 'costs less now'}`;
  return { subject, title: subject, blocks };
}
