import type { Release } from '@shop/contracts';
import { sql, type Selectable } from 'kysely';
import type { Freezes } from '../../domain/freeze';
import { previewsIn, withoutPreviews, withPreviews, type Previews } from '../../domain/previews';
import type { Db, Tx } from '../../platform/db/tables';
import type { EnvTable } from '../environments/tables';
import type { ReleaseTable } from './tables';

/** A release has no previews; older rows have some, which are ignored. */
const releaseOf = (row: Selectable<ReleaseTable>): Release => ({
  ...row,
  assignments: withoutPreviews(row.assignments),
  at: row.at.toISOString(),
});

export type EnvRow = Selectable<EnvTable>;

/** The row of an environment; of an unknown one, as if nothing was live there. */
export async function readEnv(db: Db, env: string): Promise<EnvRow> {
  const row = await db.selectFrom('registry_env').selectAll().where('env', '=', env).executeTakeFirst();
  return row ?? { env, head: null, freezes: {}, shell: null, previews: {}, preview_leases: {}, source: null };
}

/**
 * The row of an environment, locked until the transaction ends: changes of what is live are serialized. Undefined for an unknown
 * one.
 */
export async function findLockedEnv(tx: Tx, env: string): Promise<EnvRow | undefined> {
  return tx.selectFrom('registry_env').selectAll().where('env', '=', env).forUpdate().executeTakeFirst();
}

export async function saveFreezes(tx: Tx, env: string, freezes: Freezes): Promise<void> {
  await tx
    .updateTable('registry_env')
    .set({ freezes: JSON.stringify(freezes) })
    .where('env', '=', env)
    .execute();
}

export async function saveShell(tx: Tx, env: string, shell: unknown): Promise<void> {
  await tx
    .updateTable('registry_env')
    .set({ shell: JSON.stringify(shell) })
    .where('env', '=', env)
    .execute();
}

export async function findRelease(db: Db, env: string, seq: number): Promise<Release | undefined> {
  const row = await db
    .selectFrom('registry_release')
    .selectAll()
    .where('env', '=', env)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row && releaseOf(row);
}

/** The live release, with what may be previewed beside it; undefined before the first. */
export async function findHead(db: Db, env: string): Promise<Release | undefined> {
  const row = await db
    .selectFrom('registry_env as env')
    .innerJoin('registry_release as release', (join) =>
      join.onRef('release.env', '=', 'env.env').onRef('release.seq', '=', 'env.head'),
    )
    .selectAll('release')
    .select('env.previews')
    .where('env.env', '=', env)
    .executeTakeFirst();
  if (!row) return undefined;
  const { previews, ...release } = row;
  return { ...releaseOf(release), assignments: withPreviews(release.assignments, previews) };
}

/** Every version that was ever stable of a remote, the most recent first. */
export async function listStableVersions(db: Db, env: string, remote: string): Promise<string[]> {
  const rows = await db
    .selectFrom('registry_release')
    .select([
      sql<string | null>`assignments #>> array[${remote}::text, 'stable']`.as('stable'),
      (column) => column.fn.max('seq').as('last'),
    ])
    .where('env', '=', env)
    .groupBy('stable')
    .orderBy('last', 'desc')
    .execute();
  return rows.flatMap(({ stable }) => stable ?? []);
}

/** When this version became the remote's stable one, the last time; undefined where it is not. */
export async function findPromotedAt(
  db: Db,
  env: string,
  { remote, version }: { readonly remote: string; readonly version: string },
): Promise<Date | undefined> {
  const releases = db.selectFrom('registry_release').where('env', '=', env);
  const stable = sql<string | null>`assignments #>> array[${remote}::text, 'stable']`;
  const other = await releases
    .select((column) => column.fn.max('seq').as('seq'))
    .where(sql<boolean>`${stable} is distinct from ${version}`)
    .executeTakeFirst();
  const first = await releases
    .select('at')
    .where('seq', '>', other?.seq ?? 0)
    .orderBy('seq')
    .executeTakeFirst();
  return first?.at;
}

/** More than any seq: lists start there. The largest value of the column. */
export const newest = 2 ** 31 - 1;

/** Releases under `before`, the newest first. */
export async function listReleases(
  db: Db,
  env: string,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<Release[]> {
  const rows = await db
    .selectFrom('registry_release')
    .selectAll()
    .where('env', '=', env)
    .where('seq', '<', before)
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute();
  return rows.map(releaseOf);
}

/** Stores what may be previewed, and until when what has an end. */
export async function savePreviews(
  tx: Tx,
  env: string,
  previews: Previews,
  leases: EnvRow['preview_leases'],
): Promise<void> {
  await tx
    .updateTable('registry_env')
    .set({ previews: JSON.stringify(previews), preview_leases: JSON.stringify(leases) })
    .where('env', '=', env)
    .execute();
}

/** Until when versions may be previewed, of every environment. */
export async function listLeases(db: Db): Promise<Pick<EnvRow, 'env' | 'preview_leases'>[]> {
  return db.selectFrom('registry_env').select(['env', 'preview_leases']).execute();
}

/** Removes the end of a preview that is not listed any more. */
export async function dropLease(db: Db, env: string, name: string): Promise<void> {
  await db
    .updateTable('registry_env')
    .set({ preview_leases: sql`preview_leases - ${name}::text` })
    .where('env', '=', env)
    .execute();
}

/** Adds a release and makes it live; false when another one is live than its parent. Must run in one transaction. */
export async function appendRelease(tx: Tx, release: Release): Promise<boolean> {
  await tx
    .insertInto('registry_release')
    .values({
      ...release,
      assignments: JSON.stringify(withoutPreviews(release.assignments)),
      at: new Date(release.at),
    })
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('registry_env')
    .set({ head: release.seq, previews: JSON.stringify(previewsIn(release.assignments)) })
    .where('env', '=', release.env)
    .where('head', release.parent === null ? 'is' : '=', release.parent)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
