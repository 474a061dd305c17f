/** What a shopper reads when a payment comes to nothing. */
export const paymentMessages = {
  incomplete: 'Payment response incomplete. Please try again.',
  refused: 'Payment verification failed!',
  unverified: 'Payment verification failed. Please contact support.',
  cancelled: 'Payment cancelled',
  notStarted: 'Payment initialization failed',
} as const;

/** Why a payment did not start and what to do, where the server has no words for it. */
export const startReasons = {
  window: (host: string) =>
    `The payment window did not load, so nothing was charged. Check your connection, allow ${host} if you use an ad or script blocker, and press Pay again.`,
  unreachable:
    'The payment could not be started, so nothing was charged. Check your connection and press Pay again.',
  later: 'The payment could not be started, so nothing was charged. Please try again in a few minutes.',
} as const;
