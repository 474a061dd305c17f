import type { Database } from './database';
import { DatabaseError } from './database-error';
import type { DatabaseTransaction } from './schema';

const ATTEMPTS = 4;

// deadlock_detected, serialization_failure: the other transaction won, and this one left nothing behind.
const lostRace = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001');

/** A transaction that is retried after a deadlock or serialization failure. `work` must have no other effects. */
export async function inTransaction<T>(
  database: Database,
  work: (tx: DatabaseTransaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !lostRace(error)) throw error;
    }
  }
}
