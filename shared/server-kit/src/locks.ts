import { sql, type Transaction } from 'kysely';

/** A class of advisory locks: a number that is unique in the database. All versions of an application must use the same one. */
export type LockClass = number;

/** An id, or any text. */
export type LockKey = number | string;

const MAX_INT = 2 ** 31 - 1;

const hashOf = (key: LockKey) =>
  typeof key === 'number' ? sql`${key % MAX_INT}::int` : sql`hashtext(${key})`;

/**
 * Takes the lock of this class and key until the transaction ends; other transactions, on any instance, wait for it.
 * Without a class, the lock is the hash of the key.
 */
export async function lockUntilEnd<DB>(
  tx: Transaction<DB>,
  key: LockKey,
  lockClass?: LockClass,
): Promise<void> {
  const name = lockClass === undefined ? hashOf(key) : sql`${lockClass}::int, ${hashOf(key)}`;
  await sql`select pg_advisory_xact_lock(${name})`.execute(tx);
}
