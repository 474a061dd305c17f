import type { Restriction } from '@shop/contracts/registry';
import type { Selectable } from 'kysely';
import type { RemoteVersion } from '../../domain/rolled-back';
import type { Db, Tx } from '../../platform/db/tables';
import type { RestrictionTable } from './tables';

const viewOf = ({ at, until, ...row }: Selectable<RestrictionTable>): Restriction => ({
  ...row,
  until: until?.toISOString() ?? null,
  at: at.toISOString(),
});

/** The restrictions of a remote's versions at that time, or of all versions; deprecations that have ended are left out. */
export async function listRestrictions(db: Db, now: Date, remote?: string): Promise<Restriction[]> {
  const rows = await db
    .selectFrom('registry_restriction')
    .selectAll()
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .$if(remote !== undefined, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('remote')
    .orderBy('version')
    .execute();
  return rows.map(viewOf);
}

/** Restricts a version; replaces an earlier restriction. */
export async function saveRestriction(tx: Tx, restriction: Restriction): Promise<void> {
  const { remote, version, ...rest } = restriction;
  const values = { ...rest, until: rest.until === null ? null : new Date(rest.until), at: new Date(rest.at) };
  await tx
    .insertInto('registry_restriction')
    .values({ remote, version, ...values })
    .onConflict((conflict) => conflict.columns(['remote', 'version']).doUpdateSet(values))
    .execute();
}

export async function removeRestriction(tx: Tx, { remote, version }: RemoteVersion): Promise<void> {
  await tx
    .deleteFrom('registry_restriction')
    .where((where) => where.and({ remote, version }))
    .execute();
}
