import type { RateLimit } from '../../platform/rate-limits/rate-limit';

const HOUR_MS = 60 * 60_000;

export const accountLimits = {
  signupByAddress: { name: 'signup-address', max: 60, windowMs: HOUR_MS },
  forgotByAccount: { name: 'forgot-account', max: 5, windowMs: HOUR_MS },
  forgotByAddress: { name: 'forgot-address', max: 60, windowMs: HOUR_MS },
  detailsByAccount: { name: 'details-account', max: 60, windowMs: HOUR_MS },
  resetByAddress: { name: 'reset-address', max: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;
