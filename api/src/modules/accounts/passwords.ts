import {
  createPasswords as createSharedPasswords,
  type HashCost,
  type Passwords,
} from '@shop/http/passwords';
import { ApiError } from '../../platform/http/api-error';

export type { Passwords };

/** Hashing of shoppers' passwords in this process; an ApiError 503 when too many wait. */
export const createPasswords = (cost?: HashCost): Passwords =>
  createSharedPasswords(
    () => new ApiError(503, 'The shop is busy. Please try again in a moment.', { retryAfter: 5 }),
    cost,
  );
