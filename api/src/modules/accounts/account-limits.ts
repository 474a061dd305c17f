import type { RateLimit } from '../../platform/rate-limits/rate-limit';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const accountLimits = {
  /** More than the shoppers behind one address of a carrier need, and too few for a script. */
  signupBurst: {
    name: 'signup-burst',
    max: 20,
    windowMs: MINUTE_MS,
    message: 'Too many sign-ups from your connection. Please try again in a minute.',
  },
  signupByAddress: { name: 'signup-address', max: 60, windowMs: HOUR_MS },
  forgotByAccount: { name: 'forgot-account', max: 5, windowMs: HOUR_MS },
  forgotByAddress: { name: 'forgot-address', max: 60, windowMs: HOUR_MS },
  detailsByAccount: { name: 'details-account', max: 60, windowMs: HOUR_MS },
  resetByAddress: { name: 'reset-address', max: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;
