import { shop } from '@shop/config';

const longDate = new Intl.DateTimeFormat(shop.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** An ISO 8601 instant as a long date in India: "14 August 2026". What is no date gives an empty text. */
export function formatDate(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : longDate.format(time);
}
