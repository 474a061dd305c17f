import type { ErrorsOfRemote } from '@shop/contracts/registry';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/tables';
import type { ErrorTable } from './tables';

const maxListed = 50;

const columns = ['fingerprint', 'version', 'message', 'stack', 'count', 'first_seen', 'last_seen'] as const;

type Row = Pick<Selectable<ErrorTable>, (typeof columns)[number]>;

const errorOf = ({ fingerprint, first_seen, last_seen, ...row }: Row) => ({
  id: fingerprint,
  ...row,
  firstSeen: first_seen.toISOString(),
  lastSeen: last_seen.toISOString(),
});

/** Errors that shoppers' pages reported of a remote's versions since a moment, the latest first; at most 50. */
export async function listErrors(db: Db, env: string, remote: string, since: Date): Promise<ErrorsOfRemote> {
  const rows = await db
    .selectFrom('registry_error')
    .select(columns)
    .where('env', '=', env)
    .where('remote', '=', remote)
    .where('last_seen', '>=', since)
    .orderBy('last_seen', 'desc')
    .orderBy('fingerprint')
    .limit(maxListed)
    .execute();
  return { items: rows.map(errorOf) };
}

/** One error of a version, by its id in a list; undefined when it is not known, or not any more. */
export async function findError(
  db: Db,
  env: string,
  { remote, version, id }: { readonly remote: string; readonly version: string; readonly id: string },
): Promise<(ErrorsOfRemote['items'][number] & { readonly remote: string }) | undefined> {
  const row = await db
    .selectFrom('registry_error')
    .select(columns)
    .where((where) => where.and({ env, remote, version, fingerprint: id }))
    .executeTakeFirst();
  return row && { remote, ...errorOf(row) };
}
