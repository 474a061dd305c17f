import { shop } from '@shop/config';
import type { RateLimit } from '../../platform/rate-limits/rate-limit';

const TEN_MINUTES_MS = 10 * 60_000;

export const contactLimits = {
  byAddress: {
    name: 'contact-address',
    max: 20,
    windowMs: TEN_MINUTES_MS,
    message: `You have written very often just now. Please wait ten minutes, or call ${shop.phone}.`,
  },
  /** The same words again are the same enquiry, sent twice. */
  sameEnquiry: { name: 'same-enquiry', max: 1, windowMs: TEN_MINUTES_MS },
} as const satisfies Record<string, RateLimit>;
