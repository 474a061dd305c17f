import { sql } from 'kysely';
import { newPublicId } from '../../../platform/db/public-id';
import type { DatabaseTransaction } from '../../../platform/db/schema';

/**
 * New products whose public ids are free. An id is derived from the slug, so it may be that of a product which had the
 * slug before its address changed.
 */
export async function withFreeIds<Row extends { readonly public_id: string }>(
  tx: DatabaseTransaction,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const ids = JSON.stringify(rows.map(({ public_id }) => public_id));
  const { rows: taken } = await sql<{ public_id: string }>`
    select public_id from product
    where public_id in (select jsonb_array_elements_text(${ids}::jsonb))`.execute(tx);
  const isTaken = new Set(taken.map(({ public_id }) => public_id));
  return rows.map((row) => (isTaken.has(row.public_id) ? { ...row, public_id: newPublicId() } : row));
}
