import { integer } from './rules';
import type { Variable } from './variables';

const days = (fallback: number, least: number, most: number, sets: string): Variable => ({
  fallback: `\`${fallback}\``,
  sets,
  rule: integer(least, most),
});

/** How long personal data is stored, in days unless the name contains months. */
export const retentionVariables = {
  RETAIN_UNPAID_ORDER_DAYS: days(30, 7, 3650, 'how long unpaid orders have a name and an address'),
  RETAIN_ORDER_MONTHS: {
    fallback: '`72`',
    sets: 'how long paid orders name a person, from 31 December after the end of their financial year',
    rule: integer(72, 240),
  },
  RETAIN_MAIL_DAYS: days(30, 1, 3650, 'how long it is stored that a mail was sent, without its text'),
  RETAIN_ENQUIRY_DAYS: days(365, 1, 365, 'how long enquiries are stored'),
  RETAIN_CLOSED_ENQUIRY_DAYS: days(90, 1, 365, 'how long closed enquiries are stored'),
  RETAIN_PHOTO_DAYS: days(30, 7, 3650, 'how long unused uploaded photos are stored'),
  RETAIN_SESSION_DAYS: days(1, 1, 365, 'how long sessions are stored after their end'),
} as const satisfies Readonly<Record<string, Variable>>;
