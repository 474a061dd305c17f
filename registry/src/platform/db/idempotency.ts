import { RegistryError } from '@shop/protocol';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from './tables';

/** An idempotent call. */
export interface RepeatableCall {
  /** The sender's `Idempotency-Key`. */
  readonly key: string;
  readonly actor: string;
  /** The request; a key belongs to one request only. */
  readonly request: unknown;
}

const fingerprintOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** The response that this call got before; undefined for a new one. Throws a RegistryError 422 for a key of another call. */
export async function findStoredResponse(tx: Tx, call: RepeatableCall): Promise<unknown> {
  // Of two such calls at once the second waits here for the response of the first.
  await sql`select pg_advisory_xact_lock(hashtext(${call.key}))`.execute(tx);
  const row = await tx
    .selectFrom('registry_idempotency')
    .select(['actor', 'request', 'answer'])
    .where('key', '=', call.key)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.actor === call.actor && row.request === fingerprintOf(call.request)) return row.answer;
  throw new RegistryError(422, 'This Idempotency-Key was used for another call. Choose a new one.');
}

export async function storeResponse(
  tx: Tx,
  call: RepeatableCall,
  response: unknown,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('registry_idempotency')
    .values({
      key: call.key,
      actor: call.actor,
      request: fingerprintOf(call.request),
      answer: JSON.stringify(response),
      at,
    })
    .execute();
}
