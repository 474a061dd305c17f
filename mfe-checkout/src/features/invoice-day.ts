import { shop } from '@shop/config';

const day = new Intl.DateTimeFormat(shop.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A day as an invoice writes it: 14 August 2026, in India. */
export const formatInvoiceDay = (at: string): string => day.format(Date.parse(at));
