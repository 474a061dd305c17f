import { sql, type Transaction } from 'kysely';

/** A class of advisory locks: a number that nothing else in the same database uses. Instances of two versions must agree on it. */
export type LockClass = number;

/** An id, or any text. */
export type LockKey = number | string;

const MAX_INT = 2 ** 31 - 1;

const hashOf = (key: LockKey) =>
  typeof key === 'number' ? sql`${key % MAX_INT}::int` : sql`hashtext(${key})`;

/**
 * Lets one transaction at a time hold the lock of that class and key, on any instance, until it ends. Without a class the hash of
 * the key alone is the lock.
 */
export async function lockUntilEnd<DB>(
  tx: Transaction<DB>,
  key: LockKey,
  lockClass?: LockClass,
): Promise<void> {
  const name = lockClass === undefined ? hashOf(key) : sql`${lockClass}::int, ${hashOf(key)}`;
  await sql`select pg_advisory_xact_lock(${name})`.execute(tx);
}
