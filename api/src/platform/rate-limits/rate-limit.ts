import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { waitAfter } from '@shop/server-kit/outbox';
import type { FastifyRequest } from 'fastify';
import { type Generated, sql } from 'kysely';
import type { Executor, Timestamp } from '../db/schema';
import { ApiError } from '../http/api-error';

/** The counter of a limit in its current window. */
export interface RateBucketTable {
  key: string;
  count: Generated<number>;
  /** When the window ends and the counter restarts. */
  expires_at: Timestamp;
}

declare module '../db/schema' {
  interface Schema {
    rate_bucket: RateBucketTable;
  }
}

/** A number of attempts in a window; counted in the database, so that every instance shares the counter. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** The message to the shopper, instead of the default one. */
  readonly message?: string;
}

const MESSAGE = 'Too many attempts. Please try again later.';

/** The counter's key: a hash, so that the table does not contain IP addresses or emails. */
export function bucketKey(limit: Pick<RateLimit, 'name'>, subject: string): string {
  return `${limit.name}:${createHash('sha256').update(subject).digest('base64url')}`;
}

/** The client of a request, for limits: an IPv4 address, or the /64 network of an IPv6 customer. */
export function addressOf(request: FastifyRequest): string {
  const { ip } = request;
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** Counts one attempt. Throws a 429 with Retry-After when the limit is exceeded. */
export async function takeAttempt(
  db: Executor,
  limit: RateLimit,
  subject: string,
  now: Date = new Date(),
): Promise<void> {
  const { count, expiresAt } = await countInBucket(db, bucketKey(limit, subject), limit.windowMs, now);
  if (count <= limit.max) return;
  const retryAfter = Math.max(1, Math.ceil((expiresAt.getTime() - now.getTime()) / 1000));
  throw new ApiError(429, limit.message ?? MESSAGE, { retryAfter });
}

interface BucketCount {
  /** The count in the current window, including this attempt. */
  readonly count: number;
  readonly expiresAt: Date;
}

/** Adds `by` to each key, and starts a new window where the last one has ended, in one statement. */
function countAll(
  db: Executor,
  counts: readonly { readonly key: string; readonly by: number }[],
  windowMs: number,
  now: Date,
) {
  const expiresAt = new Date(now.getTime() + windowMs);
  const over = sql<boolean>`rate_bucket.expires_at <= ${now}`;
  return db
    .insertInto('rate_bucket')
    .values(counts.map(({ key, by }) => ({ key, count: by, expires_at: expiresAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then excluded.count else rate_bucket.count + excluded.count end`,
        expires_at: sql<Date>`case when ${over} then excluded.expires_at else rate_bucket.expires_at end`,
      }),
    );
}

/**
 * Adds one to the key, and starts a new window when the last one has ended. One statement, so that every attempt is counted. With
 * `by` 0 it only reads, and locks the row inside a transaction.
 */
export async function countInBucket(
  db: Executor,
  key: string,
  windowMs: number,
  now: Date,
  by: 0 | 1 = 1,
): Promise<BucketCount> {
  const row = await countAll(db, [{ key, by }], windowMs, now)
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, expiresAt: row.expires_at };
}

/** Adds to several buckets at once, each by its own amount. Keys are distinct. */
export async function addToBuckets(
  db: Executor,
  counts: readonly { readonly key: string; readonly by: number }[],
  windowMs: number,
  now: Date,
): Promise<void> {
  if (counts.length > 0) await countAll(db, counts, windowMs, now).execute();
}

/** The count of each key in its current window, without keys that have none. */
export async function readBuckets(
  db: Executor,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('rate_bucket')
    .select(['key', 'count'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute();
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/** The count of a key in its current window. */
export async function readBucket(db: Executor, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_bucket')
    .select('count')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Resets the counter of a key. */
export async function emptyBucket(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('rate_bucket').where('key', '=', key).execute();
}

/** Deletes counters whose window has ended. Returns their number. */
export async function deleteExpiredBuckets(db: Executor, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_bucket')
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Exponential backoff after failures of one key; times in milliseconds. */
export interface Waits {
  /** Failures allowed before backing off. */
  readonly free: number;
  /** The wait after those failures; it doubles with each further one. */
  readonly firstMs: number;
  readonly maxMs: number;
  /** How long a failure is remembered. */
  readonly rememberMs: number;
}

/** An allowed attempt, which counts as a failure until it is withdrawn. */
export interface CountedAttempt {
  readonly key: string;
  readonly expiresAt: Date;
  /** The bucket's expiry before this attempt; null for the first one. */
  readonly before: Date | null;
}

/**
 * Counts an attempt unless the key is still backing off; then returns the remaining milliseconds. One statement, so that
 * concurrent attempts cannot exceed the limit. A bucket's `expires_at` is its last failure plus `rememberMs`; the `now` of a
 * concurrent attempt, or of another instance, may be slightly before that failure.
 */
export async function countAttempt(
  db: Executor,
  key: string,
  waits: Waits,
  now: Date,
): Promise<CountedAttempt | { readonly waitMs: number }> {
  const { free, firstMs, maxMs, rememberMs } = waits;
  const expiresAt = new Date(now.getTime() + rememberMs);
  const over = sql<boolean>`rate_bucket.expires_at <= ${now}::timestamptz`;
  const waited = sql`rate_bucket.expires_at + interval '1 millisecond' * (
    least(${maxMs}::float8, ${firstMs}::float8 * power(2, greatest(0, least(rate_bucket.count - ${free}::int, 30))))
      - ${rememberMs}::float8) <= ${now}::timestamptz`;
  const { rows } = await sql<{ before: Date | null }>`
    insert into rate_bucket (key, count, expires_at) values (${key}, 1, ${expiresAt})
    on conflict (key) do update set
      count = case when ${over} then 1 else rate_bucket.count + 1 end,
      expires_at = greatest(rate_bucket.expires_at, excluded.expires_at)
    where ${over} or rate_bucket.count < ${free}::int or ${waited}
    returning (select expires_at from rate_bucket as old where old.key = ${key}) as before`.execute(db);
  const [row] = rows;
  if (row) return { key, expiresAt, before: row.before };
  const bucket = await db
    .selectFrom('rate_bucket')
    .select(['count', 'expires_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const failures = bucket?.count ?? 0;
  const waitMs = failures < free ? 0 : waitAfter(failures - free + 1, { firstMs, maxMs });
  const since = bucket ? bucket.expires_at.getTime() - rememberMs : now.getTime();
  return { waitMs: Math.max(1, since + waitMs - now.getTime()) };
}

/** Withdraws an attempt that did not fail. The wait before it is not repeated. */
export async function withdrawAttempt(
  db: Executor,
  { key, expiresAt, before }: CountedAttempt,
): Promise<void> {
  await db.deleteFrom('rate_bucket').where('key', '=', key).where('count', '<=', 1).execute();
  await db
    .updateTable('rate_bucket')
    .set({
      count: sql<number>`count - 1`,
      // If another attempt has failed since, its wait still applies.
      ...(before && {
        expires_at: sql<Date>`case when expires_at = ${expiresAt}::timestamptz then ${before}::timestamptz else expires_at end`,
      }),
    })
    .where('key', '=', key)
    .execute();
}
