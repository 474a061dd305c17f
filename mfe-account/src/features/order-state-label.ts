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

/** The label of an order's state. Unknown states are shown by their API name. */
export function orderStateLabel(status: string): string {
  const state = status.replaceAll('_', ' ');
  return labels[state.toLowerCase()] ?? state;
}
