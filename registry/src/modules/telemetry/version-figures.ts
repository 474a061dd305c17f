import { sql } from 'kysely';
import type { Assignments } from '../../domain/assignments';
import { automatic } from '../../domain/roles';
import type { Db } from '../../platform/db/tables';
import { sumsOf } from './health';
import type { Health } from './metrics';

const figures = [
  ...(['sessions', 'failures', 'loads', 'errors'] as const),
  ...(['products', 'carts', 'checkouts', 'pays', 'paid', 'orders'] as const),
] as const;

/** The health of a version in the last minutes, as one variant. */
export interface VersionFigure extends Pick<Health, (typeof figures)[number]> {
  readonly remote: string;
  readonly version: string;
  readonly variant: string;
}

/** Failed sessions of a version that do not count as evidence. */
export interface HeldFigure {
  readonly remote: string;
  readonly version: string;
  readonly held: number;
}

/** The metrics of versions: health, canaries, and automatic rollbacks. */
export interface VersionFigures {
  readonly versions: readonly VersionFigure[];
  readonly held: readonly HeldFigure[];
  /** `share` is the share of all shoppers, from 0 to 1. */
  readonly canaries: readonly { readonly remote: string; readonly version: string; readonly share: number }[];
  /**
   * Automatic rollbacks of each live remote since the registry was created; 0 for none, so that the first one is a visible change.
   */
  readonly trips: readonly { readonly remote: string; readonly count: number }[];
}

/** The period of health metrics: long enough for a small shop's sessions, short enough for alerts. */
const minutes = 10;

async function readVersions(db: Db, env: string, now: Date): Promise<readonly VersionFigure[]> {
  return db
    .selectFrom('registry_health')
    .select(['remote', 'version', 'variant'])
    .select(sumsOf(figures))
    .where('env', '=', env)
    .where('window_start', '>=', new Date(now.getTime() - minutes * 60_000))
    .groupBy(['remote', 'version', 'variant'])
    .orderBy('remote')
    .orderBy('version')
    .orderBy('variant')
    .execute();
}

async function readHeld(db: Db, env: string, now: Date): Promise<readonly HeldFigure[]> {
  return db
    .selectFrom('registry_health_session')
    .select(['remote', 'version', sql<number>`count(*)::int`.as('held')])
    .where('env', '=', env)
    .where('at', '>=', new Date(now.getTime() - minutes * 60_000))
    .where('failed', '=', true)
    .where('counted', '=', false)
    .groupBy(['remote', 'version'])
    .orderBy('remote')
    .orderBy('version')
    .execute();
}

async function readTrips(db: Db, env: string): Promise<VersionFigures['trips']> {
  const remote = sql<string>`entry::jsonb #>> '{detail,remote}'`;
  return db
    .selectFrom('registry_audit')
    .select([remote.as('remote'), sql<number>`count(*)::int`.as('count')])
    .where('env', '=', env)
    .where('actor', '=', automatic.name)
    .where('action', 'in', ['auto-rollback', 'rollback'])
    .where(remote, 'is not', null)
    .groupBy(remote)
    .orderBy(remote)
    .execute();
}

/** Reads the metrics of an environment's live versions. */
export async function readVersionFigures(
  db: Db,
  { env, assignments }: { readonly env: string; readonly assignments: Assignments },
  now: Date,
): Promise<VersionFigures> {
  const counts = new Map((await readTrips(db, env)).map(({ remote, count }) => [remote, count]));
  return {
    versions: await readVersions(db, env, now),
    held: await readHeld(db, env, now),
    canaries: Object.entries(assignments).flatMap(([remote, { canary }]) =>
      canary ? [{ remote, version: canary.version, share: canary.bps / 10_000 }] : [],
    ),
    trips: Object.keys(assignments).map((remote) => ({ remote, count: counts.get(remote) ?? 0 })),
  };
}
