import type { Release } from '@shop/contracts';
import type { SetFlags } from '@shop/contracts/flags';
import type { RolledBack } from '@shop/contracts/registry';
import { type Selectable, sql } from 'kysely';
import { previewsIn, withoutPreviews, withPreviews } from '../../domain/previews';
import type { RemoteVersion } from '../../domain/rolled-back';
import { maxId } from '../../platform/db/column-types';
import type { Db, Tx } from '../../platform/db/tables';
import type { ReleaseTable } from './tables';

/** Releases have no previews; those in older rows are ignored. */
const releaseOf = (row: Selectable<ReleaseTable>): Release => ({
  ...row,
  assignments: withoutPreviews(row.assignments),
  at: row.at.toISOString(),
});

export async function findRelease(db: Db, env: string, seq: number): Promise<Release | undefined> {
  const row = await db
    .selectFrom('registry_release')
    .selectAll()
    .where('env', '=', env)
    .where('seq', '=', seq)
    .executeTakeFirst();
  return row && releaseOf(row);
}

/** The live release, with its previews; undefined before the first release. */
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

/** The stable versions of all environments. */
export async function listLiveVersions(db: Db): Promise<RemoteVersion[]> {
  const heads = await db
    .selectFrom('registry_env as env')
    .innerJoin('registry_release as release', (join) =>
      join.onRef('release.env', '=', 'env.env').onRef('release.seq', '=', 'env.head'),
    )
    .select('release.assignments')
    .execute();
  return heads.flatMap(({ assignments }) =>
    Object.entries(assignments).flatMap(([remote, { stable }]) =>
      stable === null ? [] : [{ remote, version: stable }],
    ),
  );
}

/** All versions of a remote that were ever stable, most recent first. */
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

/** The set flags of a remote when this version was last stable; none if it never was. */
export async function findFlagsOf(
  db: Db,
  env: string,
  { remote, version }: RemoteVersion,
): Promise<SetFlags | undefined> {
  const row = await db
    .selectFrom('registry_release')
    .select(sql<SetFlags | null>`assignments #> array[${remote}::text, 'flags']`.as('flags'))
    .where('env', '=', env)
    .where(sql<boolean>`assignments #>> array[${remote}::text, 'stable'] = ${version}`)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.flags ?? undefined;
}

/** When this version last became the remote's stable one; undefined if it is not stable. */
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

/** Releases with a seq below `before`, newest first. */
export async function listReleases(
  db: Db,
  env: string,
  { before = maxId, limit }: { readonly before?: number; readonly limit: number },
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

/** Adds a release and makes it live; false if its parent is not the live release. Must run in one transaction. */
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

/** The rolled-back versions of an environment that were not promoted again, newest first. */
export async function listRolledBack(db: Db, env: string): Promise<RolledBack[]> {
  const rows = await db
    .selectFrom('registry_rolled_back')
    .select(['remote', 'version', 'actor', 'reason', 'at'])
    .where('env', '=', env)
    .orderBy('at', 'desc')
    .orderBy('remote')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Marks a version as rolled back; an older mark is replaced. */
export async function markRolledBack(tx: Tx, env: string, mark: RolledBack): Promise<void> {
  const { remote, version, actor, reason } = mark;
  const at = new Date(mark.at);
  await tx
    .insertInto('registry_rolled_back')
    .values({ env, remote, version, actor, reason, at })
    .onConflict((conflict) =>
      conflict.columns(['env', 'remote', 'version']).doUpdateSet({ actor, reason, at }),
    )
    .execute();
}

/** Unmarks a version that is released again. The audit log still has the rollback. */
export async function unmarkRolledBack(
  tx: Tx,
  env: string,
  { remote, version }: RemoteVersion,
): Promise<void> {
  await tx
    .deleteFrom('registry_rolled_back')
    .where((where) => where.and({ env, remote, version }))
    .execute();
}
