const labels: Readonly<Record<string, string>> = {
  creating: 'Awaiting payment',
  pending_payment: 'Awaiting payment',
  confirming: 'Payment being confirmed',
  placed: 'Payment received',
  expired: 'Payment not received',
  refund_pending: 'Refund on its way',
  refunded: 'Refunded',
  review: 'Payment under review',
};

/** An order's real state in words; a state that this release does not know is shown as it is called. */
export function orderStateLabel(status: string): string {
  return labels[status] ?? status.replaceAll('_', ' ');
}
