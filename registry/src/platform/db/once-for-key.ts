import { RegistryError } from '@shop/protocol';
import { once, type RepeatableRequest, type ResponseStore } from '@shop/server-kit/idempotency';
import { lockUntilEnd } from '@shop/server-kit/locks';
import type { RegistryDatabase, RegistryTables, Tx } from './tables';

/** The responses to requests of operators and pipelines. They are deleted after a week. */
const responses: ResponseStore<RegistryTables> = {
  table: 'registry_idempotency',
  stored: 'bare',
  lock: lockUntilEnd,
  conflict: () => new RegistryError(422, 'This Idempotency-Key was used for another call. Choose a new one.'),
};

/** Automatic actions have no key, as they are not retried. */
type KeyedRequest = Omit<RepeatableRequest, 'key'> & { readonly key: string | null };

/**
 * Runs `work` in a transaction, once per key: a repeated request gets the response to the first one. Throws a RegistryError 422 for
 * a key of another request.
 */
export async function onceForKey<T>(
  database: RegistryDatabase,
  { key, ...sent }: KeyedRequest,
  at: Date,
  work: (tx: Tx) => Promise<T>,
): Promise<{ readonly response: T; readonly repeated: boolean }> {
  let repeated = key !== null;
  const response = await database.transaction((tx) => {
    if (key === null) return work(tx);
    return once(tx, responses, { key, ...sent }, at, () => {
      repeated = false;
      return work(tx);
    });
  });
  return { response, repeated };
}
