import type { HealthOfRemote } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';

/** Failed sessions of a remote's versions since a moment that are not evidence, the most first. */
export async function listHeld(
  db: Db,
  env: string,
  remote: string,
  since: Date,
): Promise<NonNullable<HealthOfRemote['held']>> {
  const sessions = sql<number>`count(*)::int`;
  return db
    .selectFrom('registry_health_session')
    .select([
      'version',
      sessions.as('sessions'),
      sql<number>`count(distinct network)::int`.as('networks'),
      sql<number>`(count(*) filter (where held = 'stranger'))::int`.as('strangers'),
    ])
    .where('env', '=', env)
    .where('remote', '=', remote)
    .where('at', '>=', since)
    .where('failed', '=', true)
    .where('held', 'is not', null)
    .groupBy('version')
    .orderBy(sessions, 'desc')
    .orderBy('version')
    .execute();
}
