import { sql } from 'kysely';
import type { Executor } from '../db/schema';

export interface BucketCount {
  /** Counted in the current window, this time included. */
  readonly count: number;
  readonly expiresAt: Date;
}

/** Counts `by` more under each key, and starts a new window where the last one is over, in one statement. */
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
 * Counts one more under that key and starts a new window when the last one is over. One statement, so none gets lost.
 * With `by` 0 it only reads, and inside a transaction locks.
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

/** What is counted under each of these keys in its current window; keys that count nothing are left out. */
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

/** How much is counted under that key in the current window. */
export async function readBucket(db: Executor, key: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('rate_bucket')
    .select('count')
    .where('key', '=', key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Forgets what was counted under that key. */
export async function emptyBucket(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('rate_bucket').where('key', '=', key).execute();
}

/** Deletes counters whose window is over. Returns how many. */
export async function deleteOverBuckets(db: Executor, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_bucket')
    .where('expires_at', '<', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
