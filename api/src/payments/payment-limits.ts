import type { RateLimit } from '../http/rate-limit';

const WINDOW_MS = 10 * 60_000;

/** How often the payment calls may be made. By address they are wide: many shoppers stand behind one. */
export const paymentLimits = {
  checkoutBySession: { name: 'checkout-session', max: 60, windowMs: WINDOW_MS },
  checkoutByAddress: { name: 'checkout-address', max: 6_000, windowMs: WINDOW_MS },
  status: { name: 'payment-status-address', max: 6_000, windowMs: WINDOW_MS },
  order: { name: 'order-address', max: 6_000, windowMs: WINDOW_MS },
} as const satisfies Record<string, RateLimit>;
