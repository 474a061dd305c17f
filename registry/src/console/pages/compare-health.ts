import type { Assignment, Release } from '@shop/contracts';
import type { HealthOverview, Judged } from '@shop/contracts/registry';
import { rateText } from '../../modules/canaries/judge-metric';
import { noHealth, type Health } from '../../modules/telemetry/metrics';
import { metrics, percent } from '../../modules/telemetry/metrics';
import { bakeMs } from '../../durations';

/** A version's health in one period, in total and by step; null for a step without reports. */
export interface VersionHealth {
  readonly version: string;
  readonly total: Health;
  readonly steps: readonly (Health | null)[];
}

/** A remote's newest version compared with the last good one, or a canary compared with its control. */
export interface Comparison {
  readonly remote: string;
  readonly isCanary: boolean;
  readonly now: VersionHealth;
  /** Null if there is no good version to compare with. */
  readonly before: VersionHealth | null;
  /** When all shoppers got the version, as a fraction of the period; null for a canary, or if it was before the period. */
  readonly switchedAt: number | null;
  /** The monitor's judgements, by metric. */
  readonly judged: readonly Judged[];
}

const counts = Object.keys(noHealth) as readonly (keyof Health)[];
const steps = 24;

/** The sum of two counts of sessions, loads and errors. */
export const addHealth = (one: Health, other: Health): Health =>
  Object.fromEntries(counts.map((name) => [name, one[name] + other[name]])) as unknown as Health;

function healthOf(
  { versions }: HealthOverview,
  { remote, version }: { readonly remote: string; readonly version: string },
  isCounted: (variant: string) => boolean,
): VersionHealth {
  const series: (Health | null)[] = Array.from({ length: steps }, () => null);
  for (const one of versions) {
    if (one.remote !== remote || one.version !== version || !isCounted(one.variant)) continue;
    for (const { step, ...health } of one.steps) series[step] = addHealth(series[step] ?? noHealth, health);
  }
  const total = series.reduce<Health>((sum, health) => (health ? addHealth(sum, health) : sum), noHealth);
  return { version, total, steps: series };
}

/** Compares every live remote: canaries first, then new promotions, each worst first. `history` lists releases newest first. */
export function compareHealth(overview: HealthOverview, history: readonly Release[]): readonly Comparison[] {
  const compared = overview.judgements.map(({ remote, version, variant, against, judged }): Comparison => {
    const isCanary = variant === 'canary';
    // A canary is compared with its control group only; other versions with all sessions of the previous version.
    const now = healthOf(overview, { remote, version }, (one) => !isCanary || one === 'canary');
    const before =
      against === null
        ? null
        : healthOf(overview, { remote, version: against }, (one) => !isCanary || one === 'stable');
    const since = isCanary ? undefined : liveSince(history, remote);
    const span = steps * overview.stepMinutes * 60_000;
    const part = since && !since.orBefore ? (Date.parse(since.at) - Date.parse(overview.from)) / span : -1;
    return { remote, isCanary, now, before, switchedAt: part > 0 && part <= 1 ? part : null, judged };
  });
  const worse = ({ judged }: Comparison) => judged.filter(({ verdict }) => verdict === 'worse').length;
  const until = Date.parse(overview.from) + steps * overview.stepMinutes * 60_000;
  const priority = (one: Comparison) => (one.isCanary ? 2 : Number(isFresh(history, one.remote, until)));
  return compared.toSorted(
    (one, other) =>
      priority(other) - priority(one) || worse(other) - worse(one) || one.remote.localeCompare(other.remote),
  );
}

/** Whether a remote's stable version was promoted so recently that it can still be rolled back automatically. */
function isFresh(history: readonly Release[], remote: string, now: number): boolean {
  const since = liveSince(history, remote);
  return since !== undefined && !since.orBefore && now - Date.parse(since.at) < bakeMs;
}

/** When a state of a remote began. */
export interface Since {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Whether the list does not go back far enough: it began at that time or earlier. */
  readonly orBefore: boolean;
  /** The release that began it, or the oldest one in the list. */
  readonly release: Release;
}

/** Finds the release from which `holds` has been true until the latest one. `history` lists releases newest first. */
function sinceWhen(
  history: readonly Release[],
  remote: string,
  holds: (assignment: Assignment | undefined) => boolean,
): Since | undefined {
  const other = history.findIndex(({ assignments }) => !holds(assignments[remote]));
  const release = other === -1 ? history.at(-1) : history[other - 1];
  return release && { at: release.at, orBefore: other === -1 && release.parent !== null, release };
}

/** When a remote was disabled. */
export const disabledSince = (history: readonly Release[], remote: string): Since | undefined =>
  sinceWhen(history, remote, (one) => one?.killed === true);

/** When a remote's running canary started. */
export function canarySince(history: readonly Release[], remote: string): Since | undefined {
  const salt = history[0]?.assignments[remote]?.canary?.salt;
  return salt === undefined ? undefined : sinceWhen(history, remote, (one) => one?.canary?.salt === salt);
}

/** Finds the release that made a remote's version stable. `history` lists releases newest first. */
export function liveSince(history: readonly Release[], remote: string): Since | undefined {
  const stable = history[0]?.assignments[remote]?.stable;
  if (stable === undefined || stable === null) return undefined;
  return sinceWhen(history, remote, (one) => one?.stable === stable);
}

/** The overall judgement of a version. */
export type Verdict = 'worse' | 'no worse' | 'not enough data' | 'no data';

/** Worse if any metric is worse, else no worse if any metric has enough data. */
export function verdictOf(judged: readonly Judged[]): Verdict {
  const has = (...verdicts: readonly Judged['verdict'][]) =>
    judged.some(({ verdict }) => verdicts.includes(verdict));
  if (has('worse')) return 'worse';
  if (has('same', 'better')) return 'no worse';
  return has('not enough data') ? 'not enough data' : 'no data';
}

const metricOf = (name: string) => metrics.find((metric) => metric.name === name);

/** The metrics that got worse, most severe first, such as "2.3% of sessions failed, 0.4% with 1.0.0". */
export function concernsOf(judged: readonly Judged[], against: string | null): readonly string[] {
  return judged.flatMap(({ metric: name, verdict, rate, base }) => {
    const metric = metricOf(name);
    if (!metric || verdict !== 'worse') return [];
    return `${rateText(metric, rate ?? 0)}, ${percent(base ?? 0)} with ${against ?? 'the other version'}`;
  });
}

/** The names of the metrics with one of these verdicts. */
export const labelsOf = (judged: readonly Judged[], ...verdicts: readonly Judged['verdict'][]): string =>
  judged
    .filter(({ verdict }) => verdicts.includes(verdict))
    .map(({ metric }) => metricOf(metric)?.label ?? metric)
    .join(', ');
