import type { RolledBack } from '@shop/contracts/registry';
import type { RemoteVersion } from '../../domain/rolled-back';
import type { Db, Tx } from '../../platform/db/tables';

/** The versions of an environment that were rolled back and not promoted again since, the newest first. */
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

/** Unmarks a version that is released again. The audit still has the rollback. */
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
