import type { TelemetryEvent } from '@shop/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables';
import { windowOf, type Health } from './health';
import type { Issued } from './nonce';

/**
 * Counts a session for a version: once when it first reports, and once when it first fails. A sampled success counts
 * for `weight` sessions, a failed session for itself, also when it had reported a success before.
 */
async function countSession(
  tx: Tx,
  issued: Issued,
  { remote, version }: { readonly remote: string; readonly version: string },
  failed: boolean,
  at: Date,
): Promise<Pick<Health, 'sessions' | 'reports' | 'failures'>> {
  const { env, session, weight } = issued;
  const row = { env, remote, version, session };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('registry_health_session')
    .values({ ...row, failed, at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) {
    return { sessions: failed ? 1 : weight, reports: 1, failures: failed ? 1 : 0 };
  }
  if (!failed) return { sessions: 0, reports: 0, failures: 0 };
  const { numUpdatedRows } = await tx
    .updateTable('registry_health_session')
    .set({ failed: true })
    .where((where) => where.and(row))
    .where('failed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n
    ? { sessions: 1 - weight, reports: 0, failures: 1 }
    : { sessions: 0, reports: 0, failures: 0 };
}

const sumOf = (events: readonly TelemetryEvent[], kind: 'loaded' | 'lcp') =>
  events.reduce((sum, event) => (event.kind === kind ? sum + event.ms : sum), 0);

const countOf = (events: readonly TelemetryEvent[], kind: TelemetryEvent['kind']) =>
  events.filter((event) => event.kind === kind).length;

/** Adds what one page reported of one version to the window of `at`. */
async function addEvents(
  tx: Tx,
  issued: Issued,
  [remote, events]: readonly [string, readonly TelemetryEvent[]],
  at: Date,
): Promise<void> {
  const given = issued.given[remote];
  // A preview is opened by its testers, who are no sample of the shoppers.
  if (!given || given[1] === 'preview') return;
  const [version, variant] = given;
  const failed = events.some(({ kind }) => kind === 'failed' || kind === 'error');
  const hasOutcome = failed || (issued.weight > 0 && events.some(({ kind }) => kind === 'loaded'));
  const counted = hasOutcome
    ? await countSession(tx, issued, { remote, version }, failed, at)
    : { sessions: 0, reports: 0, failures: 0 };
  const row = {
    ...counted,
    errors: countOf(events, 'error'),
    loads: countOf(events, 'loaded'),
    load_ms: sumOf(events, 'loaded'),
    lcps: countOf(events, 'lcp'),
    lcp_ms: sumOf(events, 'lcp'),
  };
  const add = Object.fromEntries(
    Object.keys(row).map((name) => [name, sql`registry_health.${sql.ref(name)} + excluded.${sql.ref(name)}`]),
  );
  await tx
    .insertInto('registry_health')
    .values({ env: issued.env, remote, version, variant, window_start: windowOf(at), ...row })
    .onConflict((conflict) =>
      conflict.columns(['env', 'remote', 'version', 'variant', 'window_start']).doUpdateSet(add),
    )
    .execute();
}

/** Counts a report. Events of a version that the page was not given are ignored. */
export async function countReport(
  tx: Tx,
  issued: Issued,
  events: readonly TelemetryEvent[],
  at: Date,
): Promise<void> {
  const honest = events.filter(({ remote, version }) => issued.given[remote]?.[0] === version);
  const byRemote = new Map<string, TelemetryEvent[]>();
  for (const event of honest) byRemote.set(event.remote, [...(byRemote.get(event.remote) ?? []), event]);
  // In one order everywhere, so that two reports never deadlock.
  for (const entry of [...byRemote].sort(([a], [b]) => (a < b ? -1 : 1)))
    await addEvents(tx, issued, entry, at);
}
