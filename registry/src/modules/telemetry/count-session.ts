import type { Tx } from '../../platform/db/tables';
import type { Admitted } from './admit-report';
import { hasRoom } from './evidence-limits';
import type { Health } from './health';

export type SessionCounts = Pick<Health, 'sessions' | 'reports' | 'failures'>;

interface Counted {
  readonly counts: SessionCounts;
  /** Whether the session is in the sums of the version's health. */
  readonly isCounted: boolean;
}

const nothing: SessionCounts = { sessions: 0, reports: 0, failures: 0 };

/**
 * Counts a session for a version: once when it first reports, and once when it first fails. A sampled success counts
 * for `weight` sessions, a failed session for itself, also when it had reported a success before. One beyond the limits of its
 * network is stored and not counted.
 */
export async function countSession(
  tx: Tx,
  report: Admitted,
  { remote, version }: { readonly remote: string; readonly version: string },
  failed: boolean,
): Promise<Counted> {
  const { issued, client, isEvidence, isCustomer: customer, at } = report;
  const { env, session, weight } = issued;
  const of = { env, remote, version };
  const row = { ...of, session };
  const before = await tx
    .selectFrom('registry_health_session')
    .select(['failed', 'counted'])
    .where((where) => where.and(row))
    .executeTakeFirst();
  if (before && (before.failed || !failed)) return { counts: nothing, isCounted: before.counted };

  const counted = isEvidence && (await hasRoom(tx, of, report, failed ? 'failures' : 'reports'));
  if (!before) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('registry_health_session')
      .values({ ...row, failed, counted, customer, at, ...client })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!counted || !numInsertedOrUpdatedRows) return { counts: nothing, isCounted: counted };
    const counts = { sessions: failed ? 1 : weight, reports: 1, failures: failed ? 1 : 0 };
    return { counts, isCounted: true };
  }

  const { numUpdatedRows } = await tx
    .updateTable('registry_health_session')
    .set({ failed: true, counted, customer, at })
    .where((where) => where.and(row))
    .where('failed', '=', false)
    .executeTakeFirst();
  if (!counted || numUpdatedRows !== 1n) return { counts: nothing, isCounted: counted };
  const counts = before.counted
    ? { sessions: 1 - weight, reports: 0, failures: 1 }
    : { sessions: 1, reports: 1, failures: 1 };
  return { counts, isCounted: true };
}
