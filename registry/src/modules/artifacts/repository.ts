import type { Artifact } from '@shop/contracts';
import type { Pipeline } from '@shop/contracts/registry';
import type { Db } from '../../platform/db/tables';

export interface StoredArtifact {
  readonly artifact: Artifact;
  /** Whether its files are stored: false until the upload completes, and after a clean-up. */
  readonly stored: boolean;
}

export async function findArtifact(
  db: Db,
  remote: string,
  version: string,
): Promise<StoredArtifact | undefined> {
  const row = await db
    .selectFrom('registry_artifact')
    .select(['record', 'stored_at'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { artifact: row.record, stored: row.stored_at !== null };
}

/** The artifacts of the requested versions whose files are stored, keyed by `remote@version`. */
export async function findStored(
  db: Db,
  wanted: readonly { readonly remote: string; readonly version: string }[],
): Promise<ReadonlyMap<string, Artifact>> {
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('registry_artifact')
    .select(['remote', 'version', 'record'])
    .where('stored_at', 'is not', null)
    .where((where) => where.or(wanted.map(({ remote, version }) => where.and({ remote, version }))))
    .execute();
  return new Map(rows.map(({ remote, version, record }) => [`${remote}@${version}`, record]));
}

/** Artifacts of one remote, or of all remotes, newest first. */
export async function listArtifacts(db: Db, remote?: string): Promise<StoredArtifact[]> {
  const rows = await db
    .selectFrom('registry_artifact')
    .select(['record', 'stored_at'])
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('at', 'desc')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ artifact: row.record, stored: row.stored_at !== null }));
}

/** Reserves a version for an artifact whose files are not stored yet. Does nothing if the version is already reserved. */
export async function reserveArtifact(db: Db, artifact: Artifact, pipeline?: Pipeline): Promise<void> {
  await db
    .insertInto('registry_artifact')
    .values({
      remote: artifact.remote,
      version: artifact.version,
      digest: artifact.digest,
      record: JSON.stringify(artifact),
      published_by: artifact.publishedBy,
      pipeline: pipeline ? JSON.stringify(pipeline) : null,
      at: new Date(artifact.at),
      stored_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records when the files of a version were stored; null records that they were removed. */
export async function setStored(db: Db, remote: string, version: string, at: Date | null): Promise<void> {
  await db
    .updateTable('registry_artifact')
    .set({ stored_at: at })
    .where('remote', '=', remote)
    .where('version', '=', version)
    .execute();
}
