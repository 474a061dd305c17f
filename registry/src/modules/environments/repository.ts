import { type Selectable, sql } from 'kysely';
import type { Freezes } from '../../domain/freeze';
import { liveEnv } from '../../domain/live-env';
import type { Previews } from '../../domain/previews';
import type { Db, Tx } from '../../platform/db/tables';
import type { EnvTable } from './tables';

export type EnvRow = Selectable<EnvTable>;
export type EnvironmentRow = Pick<Selectable<EnvTable>, 'env' | 'head' | 'source'>;

/** Every environment: `live` first, the others by name. */
export async function listEnvironments(db: Db): Promise<EnvironmentRow[]> {
  return db
    .selectFrom('registry_env')
    .select(['env', 'head', 'source'])
    .orderBy(sql`env <> ${liveEnv}`)
    .orderBy('env')
    .execute();
}

export async function hasEnvironment(db: Db, env: string): Promise<boolean> {
  const row = await db.selectFrom('registry_env').select('env').where('env', '=', env).executeTakeFirst();
  return row !== undefined;
}

/** Adds an environment without live versions; false if it already exists. */
export async function addEnvironment(tx: Tx, env: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('registry_env')
    .values({ env, head: null, freezes: '{}', shell: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks every environment in a fixed order until the transaction ends, so that none of them changes. */
export async function lockEnvironments(tx: Tx): Promise<EnvironmentRow[]> {
  return tx.selectFrom('registry_env').select(['env', 'head', 'source']).orderBy('env').forUpdate().execute();
}

export async function saveSource(tx: Tx, env: string, source: string | null): Promise<void> {
  await tx.updateTable('registry_env').set({ source }).where('env', '=', env).execute();
}

/** The row of an environment; an unknown environment has an empty row. */
export async function readEnv(db: Db, env: string): Promise<EnvRow> {
  const row = await db.selectFrom('registry_env').selectAll().where('env', '=', env).executeTakeFirst();
  return row ?? { env, head: null, freezes: {}, shell: null, previews: {}, preview_leases: {}, source: null };
}

/**
 * The row of an environment, locked until the transaction ends, which serializes releases. Undefined for an unknown environment.
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

/** Stores the versions that may be previewed, and when their previews end. */
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

/** The expiry times of previews in every environment. */
export async function listLeases(db: Db): Promise<Pick<EnvRow, 'env' | 'preview_leases'>[]> {
  return db.selectFrom('registry_env').select(['env', 'preview_leases']).execute();
}

/** Removes the expiry time of a preview that is no longer listed. */
export async function dropLease(db: Db, env: string, name: string): Promise<void> {
  await db
    .updateTable('registry_env')
    .set({ preview_leases: sql`preview_leases - ${name}::text` })
    .where('env', '=', env)
    .execute();
}
