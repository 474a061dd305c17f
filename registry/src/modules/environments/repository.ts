import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { liveEnv } from '../../domain/live-env';
import type { Db, Tx } from '../../platform/db/tables';
import type { EnvTable } from './tables';

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

/** Adds an environment in which nothing is live; false when it is there already. */
export async function addEnvironment(tx: Tx, env: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('registry_env')
    .values({ env, head: null, freezes: '{}', shell: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Locks every environment in one order until the transaction ends, so that none of them changes. */
export async function lockEnvironments(tx: Tx): Promise<EnvironmentRow[]> {
  return tx.selectFrom('registry_env').select(['env', 'head', 'source']).orderBy('env').forUpdate().execute();
}

export async function saveSource(tx: Tx, env: string, source: string | null): Promise<void> {
  await tx.updateTable('registry_env').set({ source }).where('env', '=', env).execute();
}
