import { once as onceInStore, type RepeatableRequest } from '@shop/server-kit/idempotency';
import { requestKeyMs } from '../../durations';
import { lockUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';

/**
 * Runs `work` once for each key, as the kit's `once` does; without a key, each call is a separate request. Throws an ApiError 409
 * for a key of another request.
 */
export function once<T>(
  tx: DatabaseTransaction,
  { key, ...sent }: Omit<RepeatableRequest, 'key'> & { readonly key: string | undefined },
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  return onceInStore(
    tx,
    {
      table: 'staff_request',
      stored: 'value',
      keepMs: requestKeyMs,
      lock: () => lockUntilEnd(tx, 'staff request', key),
      conflict: () =>
        new ApiError(409, 'A different request was sent with this key. Reload the page, then try again.'),
    },
    { key, ...sent },
    at,
    work,
  );
}
