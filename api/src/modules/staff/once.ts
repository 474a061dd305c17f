import { createHash } from 'node:crypto';
import { lockUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';

/** What a staff member sends, as their browser may send it twice. */
export interface RepeatableRequest {
  /** New for each request; without one, each call is a request of its own. */
  readonly key: string | undefined;
  readonly actor: string;
  readonly request: unknown;
}

/** A browser that sends again does so within minutes, in ms. */
const RETENTION_MS = 7 * 24 * 60 * 60_000;

const fingerprintOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/**
 * Does `work` once for each key, in the transaction of the change, and gives its result, which is stored as JSON, to repeated calls
 * Call it first of all in a transaction. Throws an ApiError 409 for a key of another request.
 */
export async function once<T>(
  tx: DatabaseTransaction,
  { key, actor, request }: RepeatableRequest,
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  // Of two such calls at once the second waits here for the result of the first.
  await lockUntilEnd(tx, 'staff request', key);
  const known = await tx
    .selectFrom('staff_request')
    .select(['actor', 'request', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst();
  const fingerprint = fingerprintOf(request);
  if (known) {
    if (known.actor === actor && known.request === fingerprint) return known.answer.value as T;
    throw new ApiError(409, 'Something else was sent with this key. Load the page again, then repeat it.');
  }
  const value = await work();
  await tx
    .deleteFrom('staff_request')
    .where('at', '<', new Date(at.getTime() - RETENTION_MS))
    .execute();
  await tx
    .insertInto('staff_request')
    .values({ key, actor, request: fingerprint, answer: JSON.stringify({ value }), at })
    .execute();
  return value;
}
