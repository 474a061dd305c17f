import type { Artifact } from '@shop/contracts';
import type { Pipeline, PublisherKey } from '@shop/contracts/registry';
import { type Attached, sha256Of } from '@shop/protocol';
import type { Selectable } from 'kysely';
import type { Evidence } from '../../domain/signatures';
import type { Db, Tx } from '../../platform/db/tables';
import type { PublisherKeyTable } from './tables';

type Wanted = Pick<Artifact, 'remote' | 'version'>;

/** A published version, with the data for checking its signature. */
interface SignedVersion extends Evidence {
  readonly artifact: Artifact;
  /** The pipeline that published it. */
  readonly pipeline: Pipeline | null;
}

/** The published ones of these versions. */
export async function listSigned(db: Db, wanted: readonly Wanted[]): Promise<SignedVersion[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('registry_artifact as artifact')
    .leftJoin('registry_provenance as provenance', (join) =>
      join
        .onRef('provenance.remote', '=', 'artifact.remote')
        .onRef('provenance.version', '=', 'artifact.version'),
    )
    .select(['artifact.record', 'artifact.pipeline', 'provenance.attestation', 'provenance.sbom_digest'])
    .where((where) =>
      where.or(
        wanted.map(({ remote, version }) =>
          where.and([where('artifact.remote', '=', remote), where('artifact.version', '=', version)]),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({
    artifact: row.record,
    pipeline: row.pipeline,
    attestation: row.attestation,
    sbomDigest: row.sbom_digest,
  }));
}

/** The documents that are attached to a version, unchanged. */
export async function findAttached(db: Db, { remote, version }: Wanted): Promise<Attached> {
  const row = await db
    .selectFrom('registry_provenance')
    .select(['attestation', 'sbom'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return { attestation: row?.attestation ?? undefined, sbom: row?.sbom ?? undefined };
}

/** Stores the attached documents of a version. They replace earlier ones; missing ones do not remove any. */
export async function saveAttached(
  tx: Tx,
  { remote, version }: Wanted,
  { attestation, sbom }: Attached,
  at: Date,
): Promise<void> {
  if (attestation === undefined && sbom === undefined) return;
  const columns = {
    attestation: attestation ?? null,
    sbom: sbom ?? null,
    sbom_digest: sbom === undefined ? null : sha256Of(sbom),
    at,
  };
  await tx
    .insertInto('registry_provenance')
    .values({ remote, version, ...columns })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(columns))
    .execute();
}

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

/** Keys of these remotes, including revoked ones, oldest first. */
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

/** The remotes for which this key is registered. */
export async function listRemotesOf(db: Db, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registry_publisher_key')
    .select('remote')
    .where('id', '=', id)
    .orderBy('remote')
    .execute();
  return rows.map(({ remote }) => remote);
}

interface NewKey {
  readonly remote: string;
  readonly id: string;
  readonly name: string;
  readonly publicKey: string;
  readonly by: string;
  readonly at: Date;
}

/** Registers a key; false if the remote already has it, even revoked. */
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

/** Revokes a key permanently; false if the remote does not have this key or it is already revoked. */
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
