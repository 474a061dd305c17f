import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import {
  bucketKey,
  type CountedAttempt,
  countInBucket,
  countAttempt,
  emptyBucket,
  type RateLimit,
  readBucket,
  withdrawAttempt,
  type Waits,
} from '../../platform/rate-limits/rate-limit';
import { isKnownBrowser } from './known-browser';
import { emailKey } from './repository';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export const accountLimits = {
  /** Enough for all shoppers behind one address of a carrier, and too few for a script. */
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
  passkeyByAddress: { name: 'passkey-address', max: 600, windowMs: HOUR_MS },
  resetByAddress: { name: 'reset-address', max: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

/** The sender of a sign-in, for the limits. */
export interface Sender {
  /** From `addressOf`. */
  readonly address: string;
  /** The id in the browser's cookie, if it has one. */
  readonly browser: string | undefined;
}

/**
 * Waits after wrong passwords. They belong to a sender, never only to an account, so that attackers cannot lock out an owner:
 * from an address without failures, or in a known browser, the right password is always accepted.
 */
export const signInWaits = {
  /** One account from one address. */
  account: { free: 5, firstMs: 30 * SECOND_MS, maxMs: HOUR_MS, rememberMs: 24 * HOUR_MS },
  /** The same while many addresses guess at the account: an attacker's attempts are the sum over all addresses. */
  attackedAccount: { free: 2, firstMs: 5 * MINUTE_MS, maxMs: HOUR_MS, rememberMs: 24 * HOUR_MS },
  /** All accounts from one address. Generous and short: the address may be an office or a mobile network. */
  address: { free: 60, firstMs: 5 * SECOND_MS, maxMs: 5 * MINUTE_MS, rememberMs: HOUR_MS },
  /** One account in a browser in which someone has signed in to it before, at any address. */
  browser: { free: 10, firstMs: 30 * SECOND_MS, maxMs: 15 * MINUTE_MS, rememberMs: 24 * HOUR_MS },
} as const satisfies Record<string, Waits>;

/** Wrong passwords from unknown senders in an hour after which an account counts as attacked. */
export const attack = { failures: 20, windowMs: HOUR_MS } as const;

const accountKey = (email: string, address: string) =>
  bucketKey({ name: 'signin-sender' }, `${address} ${emailKey(email)}`);
const addressKey = (address: string) => bucketKey({ name: 'signin-from' }, address);
const browserKey = (email: string, browser: string) =>
  bucketKey({ name: 'signin-browser' }, `${browser} ${emailKey(email)}`);
const attackKey = (email: string) => bucketKey({ name: 'signin-attack' }, emailKey(email));

function refuse(waitMs: number): ApiError {
  const retryAfter = Math.ceil(waitMs / SECOND_MS);
  const minutes = Math.ceil(retryAfter / 60);
  const time = retryAfter < 60 ? `${retryAfter} seconds` : `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new ApiError(429, `Too many attempts. Please try again in ${time}.`, { retryAfter });
}

async function take(db: Executor, key: string, waits: Waits, now: Date): Promise<CountedAttempt> {
  const counted = await countAttempt(db, key, waits, now);
  if ('waitMs' in counted) throw refuse(counted.waitMs);
  return counted;
}

/** An allowed attempt; its result must be reported. */
export interface SignInTry {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit. Does the same for an email
 * without an account. Throws an ApiError 429 with Retry-After while the sender has to wait.
 */
export async function takeSignInTry(
  db: Executor,
  email: string,
  { address, browser }: Sender,
  now: Date,
): Promise<SignInTry> {
  if (browser !== undefined && (await isKnownBrowser(db, browser, email, now))) {
    const key = browserKey(email, browser);
    await take(db, key, signInWaits.browser, now);
    return { failed: async () => undefined, succeeded: () => emptyBucket(db, key) };
  }
  const attacked = (await readBucket(db, attackKey(email), now)) >= attack.failures;
  const ofAccount = await take(
    db,
    accountKey(email, address),
    attacked ? signInWaits.attackedAccount : signInWaits.account,
    now,
  );
  const ofAddress = await take(db, addressKey(address), signInWaits.address, now).catch(async (error) => {
    await withdrawAttempt(db, ofAccount);
    throw error;
  });
  return {
    async failed() {
      await countInBucket(db, attackKey(email), attack.windowMs, now);
    },
    async succeeded() {
      await emptyBucket(db, ofAccount.key);
      await withdrawAttempt(db, ofAddress);
    },
  };
}

/** Clears a sender's failed attempts at an account after its password has changed. */
export async function forgetFailures(db: Executor, email: string, address: string): Promise<void> {
  await emptyBucket(db, accountKey(email, address));
  await emptyBucket(db, attackKey(email));
}

/** How often one address may learn that an email has an account: enough for people who forgot, too few to test a list. */
export const disclosureLimit = { name: 'signup-told', max: 5, windowMs: HOUR_MS } as const;

function refuseSignUp(expiresAt: Date, now: Date): ApiError {
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(retryAfter / 60);
  const time = `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new ApiError(429, `Too many sign-ups from your connection. Please try again in ${time}.`, {
    retryAfter,
  });
}

/**
 * Adds an account with `add`, which returns false when its email already has one. Returns an error to throw after the
 * transaction: a 409 that reveals this a few times an hour, after that a 429 whatever the email. The sign-ups of an
 * address run one after the other, or concurrent ones would reveal their order.
 */
export async function addUnlessDisclosed(
  tx: Executor,
  address: string,
  now: Date,
  add: () => Promise<boolean>,
): Promise<ApiError | null> {
  const key = bucketKey(disclosureLimit, address);
  const count = (by: 0 | 1) => countInBucket(tx, key, disclosureLimit.windowMs, now, by);
  // Counting 0 still locks the counter.
  const disclosed = await count(0);
  if (disclosed.count >= disclosureLimit.max) return refuseSignUp(disclosed.expiresAt, now);
  if (await add()) return null;
  await count(1);
  return new ApiError(409, 'An account with this email already exists.');
}
