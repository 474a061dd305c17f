import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables';
import type { Admitted } from './admit-report';
import { findHeld, roomForStrangers, type VersionOf } from './evidence-limits';
import type { Health } from './health';

export type SessionCounts = Pick<Health, 'sessions' | 'reports' | 'failures'>;

interface Counted {
  readonly counts: SessionCounts;
  /** Whether the session is in the sums of the version's health. */
  readonly isCounted: boolean;
}

const nothing: SessionCounts = { sessions: 0, reports: 0, failures: 0 };

/** Adds failures of strangers that were held, as far as the failure of a customer makes room for them. */
async function withReleased(
  tx: Tx,
  of: VersionOf & { readonly variant: string },
  report: Admitted,
  counts: SessionCounts,
): Promise<SessionCounts> {
  // The sums do not have this failure yet, which is a customer's.
  const room = (await roomForStrangers(tx, of, report)) - counts.failures;
  if (room <= 0) return counts;
  const doubted = tx
    .selectFrom('registry_health_session')
    .select('session')
    .where((where) => where.and(of))
    .where('held', '=', 'stranger')
    .orderBy('at', 'desc')
    .limit(room)
    .forUpdate()
    .skipLocked();
  const { numUpdatedRows } = await tx
    .updateTable('registry_health_session')
    .set({ held: null })
    .where((where) => where.and(of))
    .where('session', 'in', doubted)
    .executeTakeFirst();
  const released = Number(numUpdatedRows);
  const { sessions, reports, failures } = counts;
  return { sessions: sessions + released, reports: reports + released, failures: failures + released };
}

/**
 * Counts a session for a version: once when it first reports, and once when it first fails. A sampled success counts
 * for `weight` sessions, a failed session for itself, also when it had reported a success before. One beyond the limits of its
 * network is stored and not counted.
 */
export async function countSession(
  tx: Tx,
  report: Admitted,
  {
    remote,
    version,
    variant,
  }: { readonly remote: string; readonly version: string; readonly variant: string },
  failed: boolean,
): Promise<Counted> {
  const { issued, client, isCustomer: customer, at } = report;
  const { env, session, weight } = issued;
  const row = { env, remote, version, session };
  const before = await tx
    .selectFrom('registry_health_session')
    .select(['failed', 'held'])
    .where((where) => where.and(row))
    .executeTakeFirst();
  if (before && (before.failed || !failed)) return { counts: nothing, isCounted: before.held === null };

  const of = { env, remote, version };
  const held = await findHeld(tx, of, report, failed ? 'failures' : 'reports');
  const counted = held === null;
  if (!before) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('registry_health_session')
      .values({ ...row, failed, held, variant, customer, at, ...client })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!counted || !numInsertedOrUpdatedRows) return { counts: nothing, isCounted: counted };
    const counts = { sessions: failed ? 1 : weight, reports: 1, failures: failed ? 1 : 0 };
    return {
      counts: failed && customer ? await withReleased(tx, { ...of, variant }, report, counts) : counts,
      isCounted: true,
    };
  }

  const { numUpdatedRows } = await tx
    .updateTable('registry_health_session')
    .set({ failed: true, held, variant, customer, at })
    .where((where) => where.and(row))
    .where('failed', '=', false)
    .executeTakeFirst();
  if (!counted || numUpdatedRows !== 1n) return { counts: nothing, isCounted: counted };
  const counts =
    before.held === null
      ? { sessions: 1 - weight, reports: 0, failures: 1 }
      : { sessions: 1, reports: 1, failures: 1 };
  return {
    counts: customer ? await withReleased(tx, { ...of, variant }, report, counts) : counts,
    isCounted: true,
  };
}

/** Failed sessions of a version by what they are worth as evidence. */
export interface FailedSessions {
  /** Those that do not count at all. */
  readonly held: number;
  /** Those of them that would count if a customer's session had failed too. */
  readonly doubted: number;
  /** Those of customers that count. */
  readonly customers: number;
}

/** How sessions of a version failed that first reported since a moment. */
export async function readFailedSessions(
  db: Db,
  of: { readonly env: string; readonly remote: string; readonly version: string },
  since: Date,
): Promise<FailedSessions> {
  return db
    .selectFrom('registry_health_session')
    .select([
      sql<number>`(count(*) filter (where held is not null))::int`.as('held'),
      sql<number>`(count(*) filter (where held = 'stranger'))::int`.as('doubted'),
      sql<number>`(count(*) filter (where held is null and customer))::int`.as('customers'),
    ])
    .where((where) => where.and(of))
    .where('failed', '=', true)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
}
