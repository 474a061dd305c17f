import type { HealthOfRemote, HealthOverview } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';
import { forgetShellMaps } from '../source-maps/repository';
import type { VersionOf } from './admit-report';
import { type CounterName, counterNames, counters, type Health, noHealth } from './metrics';
import { dayMs, retentionDays, windowMs } from '../../durations';

export const windowOf = (at: Date): Date => new Date(Math.floor(at.getTime() / windowMs) * windowMs);

/** SQL sums of counters, by name. */
export const sumsOf = <Name extends CounterName>(names: readonly Name[]) =>
  names.map((name) => sql<number>`coalesce(sum(${sql.ref(counters[name].column)}), 0)::float8`.as(name));

interface Counted {
  readonly remote: string;
  readonly version: string;
  readonly variant: string;
  readonly counts: Partial<Health>;
}

/** Adds counts of versions, which all have the same counters, to the window of `at`. */
export async function addHealth(db: Db, env: string, at: Date, versions: readonly Counted[]): Promise<void> {
  const [first] = versions;
  if (!first) return;
  const rows = versions.map(({ counts, ...version }) => ({
    ...version,
    ...{ env, window_start: windowOf(at) },
    ...Object.fromEntries(counterNames.map((name) => [counters[name].column, counts[name] ?? 0])),
  }));
  const added = (Object.keys(first.counts) as CounterName[]).map((name) => {
    const { column } = counters[name];
    return [column, sql`registry_health.${sql.ref(column)} + excluded.${sql.ref(column)}`];
  });
  await db
    .insertInto('registry_health')
    // In a fixed order, so that concurrent reports cannot deadlock.
    .values(rows.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .columns(['env', 'remote', 'version', 'variant', 'window_start'])
        .doUpdateSet(Object.fromEntries(added)),
    )
    .execute();
}

const keyOf = ({ remote, version, variant }: Omit<Counted, 'counts'>) => `${remote} ${version} ${variant}`;

/** The health of a version, as one variant, between two times. */
export async function readHealth(
  db: Db,
  of: { readonly env: string; readonly remote: string; readonly version: string; readonly variant: string },
  since: Date,
  before?: Date,
): Promise<Health> {
  const query = db
    .selectFrom('registry_health')
    .select(sumsOf(counterNames))
    .where((where) => where.and(of))
    .where('window_start', '>=', since);
  const row = await (before ? query.where('window_start', '<', before) : query).executeTakeFirst();
  return row ?? noHealth;
}

/** Failed sessions and renders of all other remotes since a time. */
export async function countFailuresOfOthers(
  db: Db,
  { env, remote }: { readonly env: string; readonly remote: string },
  since: Date,
): Promise<Pick<Health, 'failures' | 'serverFailures'>> {
  const row = await db
    .selectFrom('registry_health')
    .select([
      sql<number>`coalesce(sum(failures), 0)::float8`.as('failures'),
      sql<number>`coalesce(sum(server_failures), 0)::float8`.as('serverFailures'),
    ])
    .where('env', '=', env)
    .where('remote', '!=', remote)
    .where('window_start', '>=', since)
    .executeTakeFirst();
  return row ?? { failures: 0, serverFailures: 0 };
}

/** Windows of all versions of a remote since a time, in chronological order, for plots. */
export async function listHealth(db: Db, env: string, remote: string, since: Date) {
  const rows = await db
    .selectFrom('registry_health')
    .select(['remote', 'version', 'variant', 'window_start'])
    .select(counterNames.map((name) => sql<number>`${sql.ref(counters[name].column)}::float8`.as(name)))
    .where('env', '=', env)
    .where('remote', '=', remote)
    .where('window_start', '>=', since)
    .orderBy('window_start')
    .execute();
  return rows.map(({ window_start, ...row }) => ({ ...row, at: window_start.toISOString() }));
}

/** Deletes expired data: sessions that can no longer report, and windows that are no longer read. */
export async function forgetHealth(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  await db.deleteFrom('registry_health_session').where('at', '<', daysAgo(retentionDays.sessions)).execute();
  await db.deleteFrom('registry_funnel_session').where('at', '<', daysAgo(retentionDays.sessions)).execute();
  await db.deleteFrom('registry_network').where('last_seen', '<', daysAgo(retentionDays.networks)).execute();
  await db.deleteFrom('registry_customer').where('at', '<', daysAgo(retentionDays.customers)).execute();
  await db.deleteFrom('registry_health').where('window_start', '<', daysAgo(retentionDays.health)).execute();
  await db.deleteFrom('registry_error').where('last_seen', '<', daysAgo(retentionDays.errors)).execute();
  await db.deleteFrom('registry_vital').where('day', '<', daysAgo(retentionDays.vitals)).execute();
  await forgetShellMaps(db, daysAgo(retentionDays.shellSourceMaps));
  await db
    .deleteFrom('registry_idempotency')
    .where('at', '<', daysAgo(retentionDays.idempotencyKeys))
    .execute();
}

/** Number of steps in an overview of any period, for a small plot. */
const stepCount = 24;

type Version = HealthOverview['versions'][number];

/** The health of all versions in the last hours, as sums of 24 steps; the last step has just begun. */
export async function readOverview(
  db: Db,
  env: string,
  hours: number,
  now: Date,
): Promise<Omit<HealthOverview, 'judgements' | 'sales'>> {
  const stepMs = (hours * 60 * 60 * 1000) / stepCount;
  const end = (Math.floor(now.getTime() / stepMs) + 1) * stepMs;
  const from = new Date(end - stepCount * stepMs);
  const step = sql<number>`floor((extract(epoch from window_start) * 1000 - ${sql.lit(from.getTime())}) / ${sql.lit(stepMs)})::int`;
  const rows = await db
    .selectFrom('registry_health')
    .select(['remote', 'version', 'variant', step.as('step')])
    .select(sumsOf(counterNames))
    .where('env', '=', env)
    .where('window_start', '>=', from)
    .groupBy(['remote', 'version', 'variant', step])
    .orderBy('remote')
    .orderBy('version')
    .orderBy('variant')
    .orderBy(step)
    .execute();
  const versions = new Map<string, Version & { steps: Version['steps'][number][] }>();
  for (const { remote, version, variant, ...counts } of rows) {
    const key = `${remote}@${version} ${variant}`;
    const known = versions.get(key) ?? { remote, version, variant, steps: [] };
    known.steps.push(counts);
    versions.set(key, known);
  }
  return { stepMinutes: stepMs / 60_000, from: from.toISOString(), versions: [...versions.values()] };
}

/** Failed sessions of a version, by their use as evidence. */
export interface FailedSessions {
  /** Sessions that are not counted. */
  readonly uncounted: number;
  /** Counted sessions in browsers of customers, and in all others. */
  readonly customers: number;
  readonly nonCustomers: number;
}

const notCounted = sql<number>`(count(*) filter (where not counted))::int`;

/** Failed sessions of a version since a time. */
export async function readFailedSessions(db: Db, of: VersionOf, since: Date): Promise<FailedSessions> {
  return db
    .selectFrom('registry_health_session')
    .select([
      notCounted.as('uncounted'),
      sql<number>`(count(*) filter (where counted and customer))::int`.as('customers'),
      sql<number>`(count(*) filter (where counted and not customer))::int`.as('nonCustomers'),
    ])
    .where((where) => where.and({ env: of.env, remote: of.remote, version: of.version }))
    .where('failed', '=', true)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
}

/** Failed sessions of a remote's versions since a time that are not evidence, highest count first. */
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
