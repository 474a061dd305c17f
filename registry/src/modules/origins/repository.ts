import type { ApprovedOrigin } from '@shop/contracts/registry';
import type { Db, Tx } from '../../platform/db/tables';

/** Approved origins of these remotes, in alphabetical order. */
export async function listApproved(db: Db, remotes: readonly string[]): Promise<ApprovedOrigin[]> {
  if (remotes.length === 0) return [];
  const rows = await db
    .selectFrom('registry_approved_origin')
    .selectAll()
    .where('remote', 'in', [...remotes])
    .orderBy('remote')
    .orderBy('origin')
    .execute();
  return rows.map((row) => ({
    remote: row.remote,
    origin: row.origin,
    approvedBy: row.approved_by,
    approvedAt: row.approved_at.toISOString(),
    reason: row.reason,
  }));
}

/** Approves an origin; false if it was already approved. */
export async function addApproved(
  tx: Tx,
  { remote, origin, approvedBy, approvedAt, reason }: ApprovedOrigin,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('registry_approved_origin')
    .values({ remote, origin, approved_by: approvedBy, approved_at: new Date(approvedAt), reason })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Withdraws an approval; false if there was none. */
export async function removeApproved(
  tx: Tx,
  { remote, origin }: Pick<ApprovedOrigin, 'remote' | 'origin'>,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('registry_approved_origin')
    .where('remote', '=', remote)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
