import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import {
  bucketKey,
  countAttempt,
  type CountedAttempt,
  type Waits,
  withdrawAttempt,
} from '../../platform/rate-limits/rate-limit';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Waits after invalid codes. Many shoppers of a mobile network share an address, so it is allowed more failures. */
const codeWaits = {
  session: { free: 10, firstMs: 30 * SECOND_MS, maxMs: 15 * MINUTE_MS, rememberMs: 60 * MINUTE_MS },
  address: { free: 60, firstMs: 10 * SECOND_MS, maxMs: 5 * MINUTE_MS, rememberMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Waits>;

/** The sender of a code. */
export interface CodeSender {
  /** From `addressOf`. */
  readonly address: string;
  /** Null without a session. */
  readonly sessionId: number | null;
}

async function countAll(
  db: Executor,
  { address, sessionId }: CodeSender,
  now: Date,
): Promise<CountedAttempt[]> {
  const subjects = [
    [bucketKey({ name: 'coupon-address' }, address), codeWaits.address],
    ...(sessionId === null
      ? []
      : ([[bucketKey({ name: 'coupon-session' }, String(sessionId)), codeWaits.session]] as const)),
  ] as const;
  const counted: CountedAttempt[] = [];
  for (const [key, waits] of subjects) {
    const attempt = await countAttempt(db, key, waits, now);
    if (!('waitMs' in attempt)) counted.push(attempt);
    else {
      for (const earlier of counted) await withdrawAttempt(db, earlier);
      const retryAfter = Math.ceil(attempt.waitMs / SECOND_MS);
      throw new ApiError(429, 'Too many codes that are not valid. Please try again in a few minutes.', {
        retryAfter,
      });
    }
  }
  return counted;
}

/**
 * Runs `work` with a code. If its sender has tried too many invalid codes, throws an ApiError 429 with Retry-After
 * instead. Counts the attempt before the work, so that concurrent attempts cannot exceed the limit; `isInvalid` decides
 * which errors remain counted.
 */
export async function limitCodes<T>(
  db: Executor,
  sender: CodeSender,
  now: Date,
  work: () => Promise<T>,
  isInvalid: (error: unknown) => boolean,
): Promise<T> {
  const counted = await countAll(db, sender, now);
  const withdraw = async () => {
    for (const attempt of counted) await withdrawAttempt(db, attempt);
  };
  try {
    const result = await work();
    await withdraw();
    return result;
  } catch (error) {
    if (!isInvalid(error)) await withdraw();
    throw error;
  }
}
