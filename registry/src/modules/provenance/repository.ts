import { sha256Of, type Attached } from '@shop/protocol';
import type { Artifact } from '@shop/contracts';
import type { Evidence } from '../../domain/signatures';
import type { Db, Tx } from '../../platform/db/tables';

type Wanted = Pick<Artifact, 'remote' | 'version'>;

/** A published version, with what its signature is held against. */
export interface SignedVersion extends Evidence {
  readonly artifact: Artifact;
}

/** Those of the versions that are published. */
export async function listSigned(db: Db, wanted: readonly Wanted[]): Promise<SignedVersion[]> {
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('registry_artifact as artifact')
    .leftJoin('registry_provenance as provenance', (join) =>
      join
        .onRef('provenance.remote', '=', 'artifact.remote')
        .onRef('provenance.version', '=', 'artifact.version'),
    )
    .select(['artifact.record', 'provenance.attestation', 'provenance.sbom_digest'])
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
    attestation: row.attestation,
    sbomDigest: row.sbom_digest,
  }));
}

/** What is attached to a version, byte by byte as it came. */
export async function findAttached(db: Db, { remote, version }: Wanted): Promise<Attached> {
  const row = await db
    .selectFrom('registry_provenance')
    .select(['attestation', 'sbom'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return { attestation: row?.attestation ?? undefined, sbom: row?.sbom ?? undefined };
}

/** Keeps what is attached to a version, in place of what was; keeps that where nothing is. */
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
