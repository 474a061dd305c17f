import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';
import { DatabaseError } from './database-error';
import type { DatabaseTransaction } from './schema';

/** Tracks whether the running code is inside a transaction of one database. */
export interface TransactionScope {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws inside an open transaction: code that requests another connection there forgot to pass the transaction. */
  refuseInside(): void;
}

/**
 * Detects statements inside a transaction that do not use its connection. On the embedded engine they would deadlock; on
 * PostgreSQL they would silently run outside the transaction. Both fail immediately, with the stack of the call.
 */
export function createTransactionScope(): TransactionScope {
  const storage = new AsyncLocalStorage<{ open: boolean }>();
  return {
    async run(work) {
      const scope = { open: true };
      try {
        return await storage.run(scope, work);
      } finally {
        scope.open = false;
      }
    },
    refuseInside() {
      if (storage.getStore()?.open) {
        throw new Error(
          'The outer database handle was used inside a transaction: pass the transaction instead.',
        );
      }
    },
  };
}

const ATTEMPTS = 4;

// deadlock_detected, serialization_failure: the other transaction won, and this one was rolled back.
const lostRace = (error: unknown) =>
  error instanceof DatabaseError && (error.code === '40P01' || error.code === '40001');

/** Runs a transaction, and retries it after a deadlock or serialization failure. `work` must not have other side effects. */
export async function inTransaction<T>(
  database: Pick<Database, 'transaction'>,
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
