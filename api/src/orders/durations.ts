const minute = 60_000;

/** How long things of an order last, in milliseconds. */
export const durations = {
  /** A checkout reserves the stock for this long. */
  reservation: 20 * minute,
  /** Asking for the same checkout again prolongs the reservation, to this age of the order at most. */
  longestReservation: 60 * minute,
  /** An authorised payment keeps the stock while the provider does not say that it was captured. */
  confirming: 24 * 60 * minute,
  /** The reconciler's turn, and the least time between two questions about one order. */
  reconcile: minute,
  /** The longest time between two questions about an expired order. */
  longestCheck: 6 * 60 * minute,
  /** From an order's payment to the first look for another one. */
  settledCheck: 30 * minute,
  /** Webhooks are forgotten so long after they were applied; the provider repeats none for more than a week. */
  keptEvents: 90 * 24 * 60 * minute,
} as const;

/** That moment, so many milliseconds later. */
export function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds);
}

/** Milliseconds to wait after so many attempts in vain: a minute, doubled each time, up to `longest`. */
export function backoff(attempts: number, longest: number = durations.longestCheck): number {
  return Math.min(durations.reconcile * 2 ** Math.min(attempts, 20), longest);
}
