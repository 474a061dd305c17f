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
  /** Of confirmations to one e-mail address, which may be another's. What is written beyond is received without one. */
  confirmation: { name: 'enquiry-confirmation', max: 3, windowMs: 24 * 60 * 60_000 },
} as const satisfies Record<string, RateLimit>;
