import type { Executor } from '../db/schema';
import { ApiError } from '../http/api-error';
import { bucketKey } from '../http/rate-limit';
import { countInBucket } from '../repositories/rate-buckets';

/** How often one address is told that an e-mail has an account: enough for who forgot, too little to try a list. */
export const toldOfAccounts = { name: 'signup-told', max: 5, windowMs: 60 * 60_000 } as const;

function refuse(expiresAt: Date, now: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const time = `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new ApiError(429, `Too many sign-ups from your connection. Please try again in ${time}.`, {
    retryAfter,
  });
}

/**
 * Adds an account by `add`, which answers false when its e-mail has one already. Answers what to throw after the
 * transaction: a 409 that says so a few times an hour, after that a 429 whatever the e-mail. The sign-ups of an address
 * run one after the other, or of many at once the later ones could be told apart.
 */
export async function addUntilTold(
  tx: Executor,
  address: string,
  now: Date,
  add: () => Promise<boolean>,
): Promise<ApiError | null> {
  const key = bucketKey(toldOfAccounts, address);
  const count = (by: 0 | 1) => countInBucket(tx, key, toldOfAccounts.windowMs, now, by);
  // Counting nothing still locks the counter.
  const told = await count(0);
  if (told.count >= toldOfAccounts.max) return refuse(told.expiresAt, now);
  if (await add()) return null;
  await count(1);
  return new ApiError(409, 'An account with this email already exists.');
}
