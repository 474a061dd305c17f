import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows whether the running code is inside a transaction of one database. */
export interface TransactionScope {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws inside an open transaction: code that asks for another connection there forgot to pass the transaction on. */
  refuseInside(): void;
}

/**
 * On the embedded engine such a call would wait for its own transaction forever, on PostgreSQL it would
 * silently read and write outside of it. Both fail at once, with the stack of the call.
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
