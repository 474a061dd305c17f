import { sql } from 'kysely';
import type { Executor } from '../db/schema';

export interface BucketCount {
  /** Counted in the current window, this time included. */
  readonly count: number;
  readonly expiresAt: Date;
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
  const expiresAt = new Date(now.getTime() + windowMs);
  const over = sql<boolean>`rate_bucket.expires_at <= ${now}`;
  const row = await db
    .insertInto('rate_bucket')
    .values({ key, count: by, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${over} then ${by}::int else rate_bucket.count + ${by}::int end`,
        expires_at: sql<Date>`case when ${over} then excluded.expires_at else rate_bucket.expires_at end`,
      }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, expiresAt: row.expires_at };
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
