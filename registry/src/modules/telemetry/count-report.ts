import type { TelemetryEvent } from '@shop/contracts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables';
import type { Admitted } from './admit-report';
import { countSession } from './count-session';
import { windowOf } from './health';

const sumOf = (events: readonly TelemetryEvent[], kind: 'loaded' | 'lcp') =>
  events.reduce((sum, event) => (event.kind === kind ? sum + event.ms : sum), 0);

const countOf = (events: readonly TelemetryEvent[], kind: TelemetryEvent['kind']) =>
  events.filter((event) => event.kind === kind).length;

/** Adds what one page reported of one version to the window of `at`. */
async function addEvents(
  tx: Tx,
  report: Admitted,
  [remote, events]: readonly [string, readonly TelemetryEvent[]],
): Promise<void> {
  const { issued, isEvidence, at } = report;
  const given = issued.given[remote];
  // A preview is opened by its testers, who are no sample of the shoppers.
  if (!given || given[1] === 'preview') return;
  const [version, variant] = given;
  const failed = events.some(({ kind }) => kind === 'failed' || kind === 'error');
  const hasOutcome = failed || (issued.weight > 0 && events.some(({ kind }) => kind === 'loaded'));
  const { counts, isCounted } = hasOutcome
    ? await countSession(tx, report, { remote, version }, failed)
    : { counts: { sessions: 0, reports: 0, failures: 0 }, isCounted: isEvidence };
  if (!isCounted) return;
  const row = {
    ...counts,
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
  report: Admitted,
  events: readonly TelemetryEvent[],
): Promise<void> {
  const honest = events.filter(({ remote, version }) => report.issued.given[remote]?.[0] === version);
  const byRemote = new Map<string, TelemetryEvent[]>();
  for (const event of honest) byRemote.set(event.remote, [...(byRemote.get(event.remote) ?? []), event]);
  // In one order everywhere, so that two reports never deadlock.
  for (const entry of [...byRemote].sort(([a], [b]) => (a < b ? -1 : 1))) await addEvents(tx, report, entry);
}
