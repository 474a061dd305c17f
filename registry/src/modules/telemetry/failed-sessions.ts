import type { HealthOfRemote } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';
import type { VersionOf } from './evidence-limits';

/** Failed sessions of a version by what they are worth as evidence. */
export interface FailedSessions {
  /** Those that do not count. */
  readonly held: number;
  /** Those that count, in browsers in which an order was paid and in all others. */
  readonly customers: number;
  readonly strangers: number;
}

const notCounted = sql<number>`(count(*) filter (where not counted))::int`;

/** How sessions of a version failed since a moment. */
export async function readFailedSessions(db: Db, of: VersionOf, since: Date): Promise<FailedSessions> {
  return db
    .selectFrom('registry_health_session')
    .select([
      notCounted.as('held'),
      sql<number>`(count(*) filter (where counted and customer))::int`.as('customers'),
      sql<number>`(count(*) filter (where counted and not customer))::int`.as('strangers'),
    ])
    .where((where) => where.and({ env: of.env, remote: of.remote, version: of.version }))
    .where('failed', '=', true)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
}

/** Failed sessions of a remote's versions since a moment that are not evidence, the most first. */
export async function listHeld(
  db: Db,
  env: string,
  remote: string,
  since: Date,
): Promise<NonNullable<HealthOfRemote['held']>> {
  return db
    .selectFrom('registry_health_session')
    .select(['version', notCounted.as('sessions'), sql<number>`count(distinct network)::int`.as('networks')])
    .where('env', '=', env)
    .where('remote', '=', remote)
    .where('at', '>=', since)
    .where('failed', '=', true)
    .where('counted', '=', false)
    .groupBy('version')
    .orderBy(notCounted, 'desc')
    .orderBy('version')
    .execute();
}
