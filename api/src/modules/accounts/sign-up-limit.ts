import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { countInBucket } from '../../platform/rate-limits/bucket-repository';
import { bucketKey } from '../../platform/rate-limits/rate-limit';

/** How often one address may learn that an email has an account: enough for who forgot, too little to try a list. */
export const disclosureLimit = { name: 'signup-told', max: 5, windowMs: 60 * 60_000 } as const;

function refuse(expiresAt: Date, now: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const time = `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new ApiError(429, `Too many sign-ups from your connection. Please try again in ${time}.`, {
    retryAfter,
  });
}

/**
 * Adds an account by `add`, which returns false when its email has one already. Returns what to throw after the
 * transaction: a 409 that says so a few times an hour, after that a 429 whatever the email. The sign-ups of an address
 * run one after the other, or many at once would reveal which of them came later.
 */
export async function addUnlessDisclosed(
  tx: Executor,
  address: string,
  now: Date,
  add: () => Promise<boolean>,
): Promise<ApiError | null> {
  const key = bucketKey(disclosureLimit, address);
  const count = (by: 0 | 1) => countInBucket(tx, key, disclosureLimit.windowMs, now, by);
  // Counting nothing still locks the counter.
  const disclosed = await count(0);
  if (disclosed.count >= disclosureLimit.max) return refuse(disclosed.expiresAt, now);
  if (await add()) return null;
  await count(1);
  return new ApiError(409, 'An account with this email already exists.');
}
