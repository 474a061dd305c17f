import type { PublisherKey } from '@shop/contracts/registry';
import type { Selectable } from 'kysely';
import type { PublisherKeyTable } from './tables';
import type { Db, Tx } from '../../platform/db/tables';

const keyOf = (row: Selectable<PublisherKeyTable>): PublisherKey => ({
  id: row.id,
  remote: row.remote,
  name: row.name,
  publicKey: row.public_key,
  addedBy: row.added_by,
  addedAt: row.added_at.toISOString(),
  revoked:
    row.revoked_at === null
      ? null
      : { by: row.revoked_by ?? '', at: row.revoked_at.toISOString(), reason: row.revoked_reason ?? '' },
});

/** Keys of these remotes, revoked ones too, the oldest first. */
export async function listKeys(db: Db, remotes: readonly string[]): Promise<PublisherKey[]> {
  if (remotes.length === 0) return [];
  const rows = await db
    .selectFrom('registry_publisher_key')
    .selectAll()
    .where('remote', 'in', [...remotes])
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(keyOf);
}

/** The remotes for which a key is registered. */
export async function listRemotesOf(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registry_publisher_key')
    .select('remote')
    .where('id', '=', id)
    .orderBy('remote')
    .execute();
  return rows.map(({ remote }) => remote);
}

export interface NewKey {
  readonly remote: string;
  readonly id: string;
  readonly name: string;
  readonly publicKey: string;
  readonly by: string;
  readonly at: Date;
}

/** Registers a key; false when the remote has it already, revoked or not. */
export async function addKey(tx: Tx, { remote, id, name, publicKey, by, at }: NewKey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('registry_publisher_key')
    .values({
      ...{ remote, id, name },
      public_key: publicKey,
      added_by: by,
      added_at: at,
      revoked_by: null,
      revoked_at: null,
      revoked_reason: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Revokes a key for good; false when the remote has no such key that still works. */
export async function revokeKey(
  tx: Tx,
  { remote, id }: Pick<PublisherKey, 'remote' | 'id'>,
  { by, at, reason }: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('registry_publisher_key')
    .set({ revoked_by: by, revoked_at: at, revoked_reason: reason })
    .where('remote', '=', remote)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
