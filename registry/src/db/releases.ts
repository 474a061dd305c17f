import type { Release } from '@shop/contracts';
import type { Selectable } from 'kysely';
import type { Freezes } from '../domain/freeze';
import type { Db, EnvTable, ReleaseTable, Tx } from './tables';

const releaseOf = (row: Selectable<ReleaseTable>): Release => ({ ...row, at: row.at.toISOString() });

export type EnvRow = Selectable<EnvTable>;

/** The row of an environment; made when it is asked for the first time. */
export async function readEnv(db: Db, env: string): Promise<EnvRow> {
  const row = await db.selectFrom('registry_env').selectAll().where('env', '=', env).executeTakeFirst();
  return row ?? { env, head: null, freezes: {}, shell: null };
}

/** The row of an environment, locked until the transaction ends: whatever changes what is live goes one after the other. */
export async function lockEnv(tx: Tx, env: string): Promise<EnvRow> {
  await tx
    .insertInto('registry_env')
    .values({ env, head: null, freezes: '{}', shell: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('registry_env')
    .selectAll()
    .where('env', '=', env)
    .forUpdate()
    .executeTakeFirstOrThrow();
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

/** The live release; undefined before the first. */
export async function findHead(db: Db, env: string): Promise<Release | undefined> {
  const row = await db
    .selectFrom('registry_env as env')
    .innerJoin('registry_release as release', (join) =>
      join.onRef('release.env', '=', 'env.env').onRef('release.seq', '=', 'env.head'),
    )
    .selectAll('release')
    .where('env.env', '=', env)
    .executeTakeFirst();
  return row && releaseOf(row);
}

/** More than any seq: lists begin there. The largest number that the column holds. */
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

/** Adds a release and makes it live; false when another one is live than its parent. Belongs into one transaction. */
export async function appendRelease(tx: Tx, release: Release): Promise<boolean> {
  await tx
    .insertInto('registry_release')
    .values({ ...release, assignments: JSON.stringify(release.assignments), at: new Date(release.at) })
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('registry_env')
    .set({ head: release.seq })
    .where('env', '=', release.env)
    .where('head', release.parent === null ? 'is' : '=', release.parent)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
