import type { Release } from '@shop/contracts';
import type { HealthOverview, Judged } from '@shop/contracts/registry';
import { noHealth, type Health } from '../modules/telemetry/metrics';
import { liveSince } from './live-since';

/** A version's health in one period, as a whole and step by step; null for a step without reports. */
export interface VersionHealth {
  readonly version: string;
  readonly total: Health;
  readonly steps: readonly (Health | null)[];
}

/** How a remote's newest version does, beside the one that it is judged against: a canary beside its control. */
export interface Comparison {
  readonly remote: string;
  readonly isCanary: boolean;
  readonly now: VersionHealth;
  /** Null where there is no good version to compare it with. */
  readonly before: VersionHealth | null;
  /** When all shoppers got the version, as a part of the period from 0 to 1; null for a canary, and for one of before the period. */
  readonly switchedAt: number | null;
  /** What the watch has found, by metric. */
  readonly judged: readonly Judged[];
}

const counts = Object.keys(noHealth) as readonly (keyof Health)[];
const steps = 24;

const added = (one: Health, other: Health): Health =>
  Object.fromEntries(counts.map((name) => [name, one[name] + other[name]])) as unknown as Health;

function healthOf(
  { versions }: HealthOverview,
  { remote, version }: { readonly remote: string; readonly version: string },
  isCounted: (variant: string) => boolean,
): VersionHealth {
  const series: (Health | null)[] = Array.from({ length: steps }, () => null);
  for (const one of versions) {
    if (one.remote !== remote || one.version !== version || !isCounted(one.variant)) continue;
    for (const { step, ...health } of one.steps) series[step] = added(series[step] ?? noHealth, health);
  }
  const total = series.reduce<Health>((sum, health) => (health ? added(sum, health) : sum), noHealth);
  return { version, total, steps: series };
}

/** Every live remote's comparison, the worst first. `history` has the newest release first. */
export function compareHealth(overview: HealthOverview, history: readonly Release[]): readonly Comparison[] {
  const compared = overview.judgements.map(({ remote, version, variant, against, judged }): Comparison => {
    const isCanary = variant === 'canary';
    // Beside a canary its control alone counts; otherwise every session of a version does.
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
  return compared.toSorted(
    (one, other) => worse(other) - worse(one) || one.remote.localeCompare(other.remote),
  );
}
