import { waitAfter } from '@shop/server-kit/outbox';

const minute = 60_000;

/** Durations in the life of an order, in milliseconds. */
export const durations = {
  /** A checkout reserves the stock for this long. */
  reservation: 20 * minute,
  /** Asking for the same checkout again prolongs the reservation, to this age of the order at most. */
  maxReservation: 60 * minute,
  /** A hold that could only be shorter is not made: nobody can pay in that time. */
  shortestHold: 8 * minute,
  /** How long the provider's window may stay open. */
  paymentWindow: 15 * minute,
  /** The window closes this long before the hold ends, so that a payment under way still finds its units. */
  windowMargin: 3 * minute,
  /** For how long unpaid holds that ended count against whoever made them. */
  holdMemory: 60 * minute,
  /** An authorised payment holds the stock for this long while it is not captured. */
  confirming: 24 * 60 * minute,
  /** How often the reconciler runs, and the shortest time between two checks of one order. */
  reconcile: minute,
  /** The longest time between two checks of an expired order. */
  maxCheckInterval: 6 * 60 * minute,
  /** From an order's payment to the first check for a second one. */
  settledCheck: 30 * minute,
  /** Applied webhooks are deleted after this; the provider repeats none for more than a week. */
  eventRetention: 90 * 24 * 60 * minute,
} as const;

/** The moment that many milliseconds later. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** Milliseconds to wait after that many failed attempts: a minute before the first failure, doubled with each. */
export const backoff = (attempts: number): number =>
  waitAfter(attempts, { firstMs: 2 * durations.reconcile, maxMs: durations.maxCheckInterval });
