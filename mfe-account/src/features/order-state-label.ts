import { t } from '../messages';

const labels: Readonly<Record<string, string>> = {
  confirming: 'Payment being confirmed',
  unconfirmed: 'Waiting for your confirmation',
  'order confirmed': 'Order confirmed',
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

/** The label of an order's state; `inCash` if it is paid on delivery. Unknown states are shown by their API name. */
export function orderStateLabel(status: string, inCash = false): string {
  if (inCash && status === 'placed') return t('Order confirmed');
  const state = status.replaceAll('_', ' ');
  return t(labels[state.toLowerCase()] ?? state);
}
