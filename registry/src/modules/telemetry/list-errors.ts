import type { ErrorsOfRemote } from '@shop/contracts/registry';
import type { Db } from '../../platform/db/tables';

const maxListed = 50;

/** Errors that shoppers' pages reported of a remote's versions since a moment, the latest first; at most 50. */
export async function listErrors(db: Db, env: string, remote: string, since: Date): Promise<ErrorsOfRemote> {
  const rows = await db
    .selectFrom('registry_error')
    .select(['version', 'message', 'stack', 'count', 'first_seen', 'last_seen'])
    .where('env', '=', env)
    .where('remote', '=', remote)
    .where('last_seen', '>=', since)
    .orderBy('last_seen', 'desc')
    .orderBy('fingerprint')
    .limit(maxListed)
    .execute();
  const items = rows.map(({ first_seen, last_seen, ...row }) => ({
    ...row,
    firstSeen: first_seen.toISOString(),
    lastSeen: last_seen.toISOString(),
  }));
  return { items };
}
