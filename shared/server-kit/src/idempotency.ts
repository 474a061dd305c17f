import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';

/** A request that its sender may repeat. */
export interface RepeatableRequest {
  /** The sender's idempotency key, which belongs to one request only. */
  readonly key: string;
  readonly actor: string;
  readonly request: unknown;
}

/** The table in which an application stores one response for each idempotency key. */
export interface ResponseStore<DB> {
  /** Has the columns `key`, `actor`, `request` (a hash), `answer` (JSON) and `at`. */
  readonly table: keyof DB & string;
  /** The stored form of a response: bare, or as `{ value }`. Both forms can be read. */
  readonly stored: 'bare' | 'value';
  /** How long responses are kept, in ms; without it the owner deletes them. */
  readonly keepMs?: number;
  /** Makes other transactions with the same key wait until this one ends. */
  readonly lock: (tx: Transaction<DB>, key: string) => Promise<void>;
  /** The error for a key that belongs to another request. */
  readonly conflict: () => Error;
}

interface StoredResponse {
  readonly actor: string;
  readonly request: string;
  readonly response: unknown;
}

const fingerprintOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

function valueOf(response: unknown): unknown {
  const isWrapped =
    typeof response === 'object' && response !== null && Object.keys(response).join() === 'value';
  return isWrapped ? (response as { value: unknown }).value : response;
}

/**
 * Runs `work` once for each key in the transaction of the change, and stores its result as JSON. Repeated requests
 * get the stored result. Call it first in a transaction. Throws the store's conflict if the key belongs to another
 * request.
 */
export async function once<T, DB>(
  tx: Transaction<DB>,
  { table, stored, keepMs, lock, conflict }: ResponseStore<DB>,
  { key, actor, request }: RepeatableRequest,
  at: Date,
  work: () => Promise<T>,
): Promise<T> {
  const into = sql.table(table);
  // The second of two simultaneous requests waits here for the result of the first.
  await lock(tx, key);
  const { rows } = await sql<StoredResponse>`
    select actor, request, answer as response from ${into} where key = ${key}`.execute(tx);
  const [known] = rows;
  const fingerprint = fingerprintOf(request);
  if (known) {
    if (known.actor === actor && known.request === fingerprint) return valueOf(known.response) as T;
    throw conflict();
  }
  const value = await work();
  if (keepMs !== undefined) {
    await sql`delete from ${into} where at < ${new Date(at.getTime() - keepMs)}`.execute(tx);
  }
  const response = JSON.stringify(stored === 'value' ? { value } : value);
  await sql`
    insert into ${into} (key, actor, request, answer, at)
    values (${key}, ${actor}, ${fingerprint}, ${response}, ${at})`.execute(tx);
  return value;
}
