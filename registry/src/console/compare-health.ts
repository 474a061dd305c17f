import type { Release } from '@shop/contracts';
import type { HealthOverview } from '@shop/contracts/registry';
import { noHealth, type Health } from '../modules/telemetry/health';
import { liveSince } from './live-since';

/** A version's health in one period, as a whole and step by step; null for a step without reports. */
export interface VersionHealth {
  readonly version: string;
  readonly total: Health;
  readonly steps: readonly (Health | null)[];
}

/** How a remote's newest version does, beside the one before: a canary beside its control. */
export interface Comparison {
  readonly remote: string;
  readonly isCanary: boolean;
  readonly now: VersionHealth;
  /** Null where nothing was live before. */
  readonly before: VersionHealth | null;
  /** When all shoppers got the version, as a part of the period from 0 to 1; null for a canary, and for one of before the period. */
  readonly switchedAt: number | null;
  /** What got worse, in words; the worst first. */
  readonly concerns: readonly string[];
  /** How bad that is; 0 where nothing got worse. */
  readonly weight: number;
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

/** The version that all shoppers had before the one of now; null where none is known. */
function versionBefore(history: readonly Release[], remote: string, stable: string): string | null {
  const other = history.find(({ assignments }) => {
    const version = assignments[remote]?.stable;
    return version !== undefined && version !== null && version !== stable;
  });
  return other?.assignments[remote]?.stable ?? null;
}

const rate = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Fewest of what is compared, so that one shopper is no trend. */
const fewest = { failures: 4, paints: 10, products: 20 } as const;
/** Differences that are worth a look: shares, and a factor for times. */
const worth = { failures: 0.005, carts: 0.02, paint: 1.2 } as const;

/** What got worse, with how bad it is; a few percent of failures weigh as much as a paint twice as slow. */
function concernsOf(
  now: Health,
  before: Health,
  which: string,
): readonly (readonly [weight: number, text: string])[] {
  const more = (what: string, failed: number, of: number, failedBefore: number, ofBefore: number) => {
    const difference = rate(failed, of) - rate(failedBefore, ofBefore);
    const isWorse = failed >= fewest.failures && difference >= worth.failures;
    const text = `${percent(rate(failed, of))} of ${what} fail, ${percent(rate(failedBefore, ofBefore))} ${which}`;
    return isWorse ? [[100 * difference, text] as const] : [];
  };
  const [paint, paintBefore] = [rate(now.lcpMs, now.lcps), rate(before.lcpMs, before.lcps)];
  const isSlower = Math.min(now.lcps, before.lcps) >= fewest.paints && paint >= worth.paint * paintBefore;
  const [carts, cartsBefore] = [rate(now.carts, now.products), rate(before.carts, before.products)];
  const sellsLess =
    Math.min(now.products, before.products) >= fewest.products && cartsBefore - carts >= worth.carts;
  return [
    ...more('sessions', now.failures, now.sessions, before.failures, before.sessions),
    ...more(
      'server renders',
      now.serverFailures,
      now.serverRenders,
      before.serverFailures,
      before.serverRenders,
    ),
    ...(isSlower
      ? [
          [
            10 * (paint / paintBefore - 1),
            `Pages paint in ${Math.round(paint)} ms, ${Math.round(paintBefore)} ms ${which}`,
          ] as const,
        ]
      : []),
    ...(sellsLess
      ? [
          [
            100 * (cartsBefore - carts),
            `${percent(carts)} of those who see a product add it to the cart, ${percent(cartsBefore)} ${which}`,
          ] as const,
        ]
      : []),
  ];
}

/** Every live remote's comparison, the worst first. `history` has the newest release first. */
export function compareHealth(overview: HealthOverview, history: readonly Release[]): readonly Comparison[] {
  const [release] = history;
  const compared = Object.entries(release?.assignments ?? {}).map(
    ([remote, assignment]): Comparison | null => {
      const { stable, canary } = assignment;
      const version = canary?.version ?? stable;
      if (version === null) return null;
      const before = canary || stable === null ? stable : versionBefore(history, remote, stable);
      // Beside a canary its control alone counts; otherwise every session of a version does.
      const now = healthOf(overview, { remote, version }, (variant) => !canary || variant === 'canary');
      const beside =
        before === null
          ? null
          : healthOf(overview, { remote, version: before }, (variant) => !canary || variant === 'stable');
      const since = canary ? undefined : liveSince(history, remote);
      const span = steps * overview.stepMinutes * 60_000;
      const part = since && !since.orBefore ? (Date.parse(since.at) - Date.parse(overview.from)) / span : -1;
      const concerns = concernsOf(
        now.total,
        beside?.total ?? noHealth,
        canary ? 'beside it' : 'before',
      ).toSorted(([one], [other]) => other - one);
      return {
        remote,
        isCanary: canary !== undefined,
        now,
        before: beside,
        switchedAt: part > 0 && part <= 1 ? part : null,
        concerns: concerns.map(([, text]) => text),
        weight: concerns.reduce((sum, [weight]) => sum + weight, 0),
      };
    },
  );
  return compared
    .filter((one) => one !== null)
    .sort((one, other) => other.weight - one.weight || one.remote.localeCompare(other.remote));
}
