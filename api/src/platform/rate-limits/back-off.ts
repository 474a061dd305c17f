import { waitAfter } from '@shop/server-kit/outbox';
import { sql } from 'kysely';
import type { Executor } from '../db/schema';

/** How failures under one key are followed by ever longer waits; times in milliseconds. */
export interface Waits {
  /** So many failures cost nothing. */
  readonly free: number;
  /** The wait after them; it doubles with each failure more. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** So long after the last failure all is forgotten. */
  readonly rememberMs: number;
}

/** A try that was let through and counts as a failure until it is taken back. */
export interface CountedTry {
  readonly key: string;
  readonly expiresAt: Date;
  /** When the bucket would have been forgotten before this try; null for the first one. */
  readonly before: Date | null;
}

/**
 * Counts a try under that key unless one before it is still being waited for; returns the milliseconds left then. One
 * statement, so of many tries at once no more get through than may. A bucket's `expires_at` is its last failure plus
 * `rememberMs`.
 */
export async function countTry(
  db: Executor,
  key: string,
  waits: Waits,
  now: Date,
): Promise<CountedTry | { readonly waitMs: number }> {
  const { free, firstMs, longestMs, rememberMs } = waits;
  const expiresAt = new Date(now.getTime() + rememberMs);
  const over = sql<boolean>`rate_bucket.expires_at <= ${now}::timestamptz`;
  const wait = sql`case when rate_bucket.count < ${free}::int then 0 else
    least(${longestMs}::float8, ${firstMs}::float8 * power(2, least(rate_bucket.count - ${free}::int, 30))) end`;
  const { rows } = await sql<{ before: Date | null }>`
    insert into rate_bucket (key, count, expires_at) values (${key}, 1, ${expiresAt})
    on conflict (key) do update set
      count = case when ${over} then 1 else rate_bucket.count + 1 end,
      expires_at = excluded.expires_at
    where ${over} or rate_bucket.expires_at + (${wait} - ${rememberMs}::float8) * interval '1 millisecond' <= ${now}::timestamptz
    returning (select expires_at from rate_bucket as old where old.key = ${key}) as before`.execute(db);
  const [row] = rows;
  if (row) return { key, expiresAt, before: row.before };
  const bucket = await db
    .selectFrom('rate_bucket')
    .select(['count', 'expires_at'])
    .where('key', '=', key)
    .executeTakeFirst();
  const failures = bucket?.count ?? 0;
  const waited = failures < free ? 0 : waitAfter(failures - free + 1, { firstMs, maxMs: longestMs });
  const since = bucket ? bucket.expires_at.getTime() - rememberMs : now.getTime();
  return { waitMs: Math.max(1, since + waited - now.getTime()) };
}

/** Takes a try back that was no failure. What was waited for before it is not waited for again. */
export async function takeTryBack(db: Executor, { key, expiresAt, before }: CountedTry): Promise<void> {
  await db.deleteFrom('rate_bucket').where('key', '=', key).where('count', '<=', 1).execute();
  await db
    .updateTable('rate_bucket')
    .set({
      count: sql<number>`count - 1`,
      // Another failure may have come meanwhile; then its wait stays.
      ...(before && {
        expires_at: sql<Date>`case when expires_at = ${expiresAt}::timestamptz then ${before}::timestamptz else expires_at end`,
      }),
    })
    .where('key', '=', key)
    .execute();
}
