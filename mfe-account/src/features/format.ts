import { shop } from '@shop/config';

const longDate = new Intl.DateTimeFormat(shop.locale, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** An ISO 8601 instant as a long date in India: "14 August 2026". An invalid date returns an empty text. */
export function formatDate(instant: string): string {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? '' : longDate.format(time);
}

const labels: Readonly<Record<string, string>> = {
  confirming: 'Payment being confirmed',
  placed: 'Payment received',
  'order placed': 'Payment received',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  review: 'Payment under review',
  'refund pending': 'Refund on its way',
  refunded: 'Refunded',
};

/** The label of an order's state. A state that this release does not know is shown by its name in the API. */
export function orderStateLabel(status: string): string {
  const state = status.replaceAll('_', ' ');
  return labels[state.toLowerCase()] ?? state;
}
