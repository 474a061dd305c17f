import type { TelemetryReport } from '@shop/contracts';
import { faultFinder } from '@shop/protocol/schemas';
import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Tx } from '../../platform/db/tables';
import { checked } from '../../platform/schemas/checked';
import { type Admitted, hasRoom, withRoom } from './admit-report';
import { addHealth } from './health';
import { type Health, pageStages, type StageName, stages } from './metrics';
import type { Issued } from './nonce';
import { maxEvents, TelemetryEvent, Vitals } from './schemas';

const looksLikeReport = faultFinder(
  Type.Object({ nonce: Type.String(), events: Type.Array(Type.Unknown()) }),
);
const eventFaults = faultFinder(TelemetryEvent);
const vitalsIn = checked(Vitals);

const rounded = (event: TelemetryEvent): TelemetryEvent =>
  'ms' in event ? { ...event, ms: Math.round(event.ms) } : event;

/**
 * Parses an untrusted report, without invalid events; null for an invalid report. Throws a RegistryError 422 for invalid vitals.
 */
export function parseReport(value: unknown): Required<TelemetryReport> | null {
  if (looksLikeReport(value).length > 0) return null;
  const {
    nonce,
    events,
    vitals = [],
    stages: named = [],
  } = value as {
    readonly nonce: string;
    readonly events: readonly unknown[];
    readonly vitals?: unknown;
    readonly stages?: unknown;
  };
  const known = events
    .slice(0, maxEvents)
    .filter((event): event is TelemetryEvent => eventFaults(event).length === 0);
  const reached = pageStages.filter((stage) => Array.isArray(named) && named.includes(stage));
  return { nonce, events: known.map(rounded), vitals: vitalsIn(vitals), stages: reached };
}

type SessionCounts = Pick<Health, 'sessions' | 'reports' | 'failures'>;

interface Counted {
  readonly counts: SessionCounts;
  /** Whether the session is counted in the version's health. */
  readonly isCounted: boolean;
}

const nothing: SessionCounts = { sessions: 0, reports: 0, failures: 0 };

/**
 * Counts a session for a version: once when it first reports, and once when it first fails. A sampled success counts for `weight`
 * sessions, a failure for one, even after a success. A session beyond the limits of its network is stored but not counted.
 */
async function countSession(
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

const sumOf = (events: readonly TelemetryEvent[], kind: 'loaded' | 'lcp') =>
  events.reduce((sum, event) => (event.kind === kind ? sum + event.ms : sum), 0);

const countOf = (events: readonly TelemetryEvent[], kind: TelemetryEvent['kind']) =>
  events.filter((event) => event.kind === kind).length;

/** Adds a page's report on one version to the window of `at`. */
async function addEvents(
  tx: Tx,
  report: Admitted,
  [remote, events]: readonly [string, readonly TelemetryEvent[]],
): Promise<void> {
  const { issued, isEvidence, at } = report;
  const given = issued.given[remote];
  // Previews are opened by testers, who are not shoppers.
  if (!given || given[1] === 'preview') return;
  const [version, variant] = given;
  const failed = events.some(({ kind }) => kind === 'failed' || kind === 'error');
  const hasOutcome = failed || (issued.weight > 0 && events.some(({ kind }) => kind === 'loaded'));
  const { counts, isCounted } = hasOutcome
    ? await countSession(tx, report, { remote, version }, failed)
    : { counts: { sessions: 0, reports: 0, failures: 0 }, isCounted: isEvidence };
  if (!isCounted) return;
  await addHealth(tx, issued.env, at, [
    {
      ...{ remote, version, variant },
      counts: {
        ...counts,
        errors: countOf(events, 'error'),
        loads: countOf(events, 'loaded'),
        loadMs: sumOf(events, 'loaded'),
        lcps: countOf(events, 'lcp'),
        lcpMs: sumOf(events, 'lcp'),
      },
    },
  ]);
}

/** Counts a report. Ignores events of versions that the page did not get. */
export async function countReport(
  tx: Tx,
  report: Admitted,
  events: readonly TelemetryEvent[],
): Promise<void> {
  const matching = events.filter(({ remote, version }) => report.issued.given[remote]?.[0] === version);
  const byRemote = new Map<string, TelemetryEvent[]>();
  for (const event of matching) byRemote.set(event.remote, [...(byRemote.get(event.remote) ?? []), event]);
  // In a fixed order, so that concurrent reports cannot deadlock.
  for (const entry of [...byRemote].sort(([a], [b]) => (a < b ? -1 : 1))) await addEvents(tx, report, entry);
}

/**
 * Counts the stages that a session has reached, each once, for every version of its page: the remote that prevents a purchase need
 * not be the one that shows the product. Each session counts once, sampled or not.
 */
export async function countStages(
  tx: Tx,
  issued: Issued,
  reached: readonly StageName[],
  at: Date,
): Promise<void> {
  const { env, session, given, client } = issued;
  const isPreview = Object.values(given).some(([, variant]) => variant === 'preview');
  if (reached.length === 0 || Object.keys(given).length === 0 || isPreview) return;
  const bits = reached.reduce((sum, stage) => sum | stages[stage].bit, 0);
  // In a fixed order, so that concurrent reports cannot deadlock.
  const all = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1));
  const versions = await withRoom(tx, issued, all, at);
  if (versions.length === 0) return;
  const counted = await tx
    .insertInto('registry_funnel_session')
    .values(
      versions.map(([remote, [version]]) => ({
        env,
        remote,
        version,
        session,
        stages: bits,
        fresh: bits,
        network: client?.network ?? null,
        at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['env', 'session', 'remote', 'version'])
        .doUpdateSet({
          fresh: sql`excluded.stages & ~registry_funnel_session.stages`,
          stages: sql`registry_funnel_session.stages | excluded.stages`,
        })
        .where(sql<boolean>`(excluded.stages & ~registry_funnel_session.stages) <> 0`),
    )
    .returning(['remote', 'fresh'])
    .execute();
  const news = versions.flatMap(([remote, [version, variant]]) => {
    const fresh = counted.find((one) => one.remote === remote)?.fresh ?? 0;
    const counts = Object.values(stages).map(({ counter, bit }) => [counter, fresh & bit ? 1 : 0] as const);
    return fresh === 0 ? [] : [{ remote, version, variant, counts: Object.fromEntries(counts) }];
  });
  await addHealth(tx, env, at, news);
}
