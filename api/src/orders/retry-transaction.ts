import type { Transaction } from 'kysely';
import type { Database } from '../db/database';
import { DatabaseError } from '../db/database-error';
import type { Schema } from '../db/schema';

export type OrderTransaction = Transaction<Schema>;

const ATTEMPTS = 4;

// deadlock_detected, serialization_failure: the other transaction won, and this one left nothing behind.
const lostRace = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001');

/** A transaction that starts over when the database gave way to another one. `work` must have no other effects. */
export async function inTransaction<T>(
  database: Database,
  work: (tx: OrderTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !lostRace(error)) throw error;
    }
  }
}
