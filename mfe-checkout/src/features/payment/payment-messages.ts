/** What a shopper reads when a payment comes to nothing. */
export const paymentMessages = {
  incomplete: 'Payment response incomplete. Please try again.',
  refused: 'Payment verification failed!',
  unverified: 'Payment verification failed. Please contact support.',
  cancelled: 'Payment cancelled',
  notStarted: 'Payment initialization failed',
} as const;
