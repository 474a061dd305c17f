import type { Release } from '@shop/contracts';
import type { EnvState, Freeze, HealthOverview } from '@shop/contracts/registry';
import { everything } from '../../domain/freeze';
import { liveEnv } from '../../domain/live-env';
import { salesText } from '../../modules/canaries/sales-alarm';
import { remotePath } from '../components';
import type { Disabled, EnvStatus } from '../env-status';
import type { Frame } from '../frame';
import { frozenText, unfreezeText } from '../status-line';
import { audienceText } from './canary';
import { canarySince, concernsOf, liveSince, verdictOf, type Comparison } from './compare-health';
import { summaryOf } from './health-cards';

/** The button of a situation: a link, or a change. */
export type Action =
  | { readonly label: string; readonly address: string }
  | {
      readonly label: string;
      readonly change: { readonly kind: string; readonly remote: string };
      readonly right: 'release' | 'operate';
      /** The reason with which one click makes the change; without it, the button opens the change's form. */
      readonly reason?: string;
    };

/** A problem, or the absence of one, as shown in the status at the top of the first page. */
export interface Situation {
  readonly tone: 'bad' | 'cold' | 'fair' | 'good';
  readonly title: string;
  readonly details: readonly string[];
  /** ISO 8601, UTC; null if unknown. */
  readonly since: string | null;
  /** The accuracy of `since`, shown before the time. */
  readonly accuracy?: 'about' | 'before';
  /** Who is affected. */
  readonly affected: string;
  readonly action: Action | null;
}

/** The data of the first page from which situations are derived. */
export interface Observed {
  readonly env: string;
  readonly release: Release;
  readonly state: Pick<EnvState, 'freezes'>;
  readonly status: Pick<EnvStatus, 'disabled' | 'rollouts'>;
  /** Newest first. */
  readonly history: readonly Release[];
  readonly overview: Pick<HealthOverview, 'sales' | 'from' | 'stepMinutes'>;
  readonly comparisons: readonly Comparison[];
  /** Why monitoring has paused canaries, by remote. */
  readonly paused: ReadonlyMap<string, string>;
  readonly hours: number;
  readonly href: Frame['href'];
  /** Origin of the shop that follows `live`. */
  readonly shopOrigin: string;
}

const periodText = (hours: number) => (hours === 1 ? 'the last hour' : `the last ${hours} hours`);
const sessionsText = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'}`;

/** How many sessions ran a version, and how many of them failed. */
function affectedText({ now: { total } }: Comparison, hours: number): string {
  const all = `about ${sessionsText(total.sessions)} in ${periodText(hours)}`;
  return total.failures > 0 ? `${all}, of which ${total.failures} failed` : all;
}

/** When a version began to fail: when shoppers got it, or the first step with a failure if that is later. */
function failingSince(
  { history, overview }: Observed,
  { remote, isCanary, now }: Comparison,
): Pick<Situation, 'since' | 'accuracy'> {
  const given = isCanary ? canarySince(history, remote) : liveSince(history, remote);
  const at = now.steps.findIndex((step) => (step?.failures ?? 0) > 0);
  const failed = at === -1 ? -Infinity : Date.parse(overview.from) + at * overview.stepMinutes * 60_000;
  if (failed > Date.parse(given?.at ?? overview.from))
    return { since: new Date(failed).toISOString(), accuracy: 'about' };
  return { since: given?.at ?? null, ...(given?.orBefore && { accuracy: 'before' }) };
}

/** Metrics that got worse, above the button; the card below lists all. */
const shownConcerns = 2;

const concernsText = ({ judged, before }: Comparison) => concernsOf(judged, before?.version ?? null);

function canaryOf(observed: Observed, comparison: Comparison): Situation {
  const { remote, now } = comparison;
  const canary = observed.release.assignments[remote]?.canary;
  const paused = observed.paused.get(remote);
  const details = [
    ...concernsText(comparison).slice(0, 1),
    ...(paused === undefined ? [] : [`Paused: ${paused}`]),
  ];
  return {
    tone: 'bad',
    title: `The canary ${remote} ${now.version} ${verdictOf(comparison.judged) === 'worse' ? 'is performing worse' : 'is paused'}`,
    details,
    ...failingSince(observed, comparison),
    affected: `${canary ? audienceText(canary) : 'Shoppers of the canary'}: ${affectedText(comparison, observed.hours)}`,
    action: {
      label: `Abort canary of ${remote}`,
      change: { kind: 'canary-abort', remote },
      right: 'release',
      reason: `Canary ${now.version} aborted: ${details[0]}`,
    },
  };
}

function promotionOf(observed: Observed, comparison: Comparison): Situation {
  const { remote, now } = comparison;
  const target = observed.release.assignments[remote]?.lastKnownGood;
  const details = concernsText(comparison).slice(0, shownConcerns);
  const change = { kind: 'rollback', remote };
  return {
    tone: 'bad',
    title: `${remote} ${now.version} is performing worse`,
    details,
    ...failingSince(observed, comparison),
    affected: `All shoppers: ${affectedText(comparison, observed.hours)}`,
    action: target
      ? {
          ...{ label: `Roll back ${remote} to ${target}`, change, right: 'release' },
          reason: `${now.version} rolled back: ${details[0]}`,
        }
      : { label: `Disable ${remote}`, change: { kind: 'kill', remote }, right: 'operate' },
  };
}

/** Too few orders, whichever versions are live. The newest promotion that can be rolled back is the likeliest cause. */
function salesOf({ history, href, release, overview: { sales } }: Observed): Situation {
  const promoted = Object.entries(release.assignments)
    .filter(([, { lastKnownGood }]) => lastKnownGood !== null)
    .map(([remote]) => ({ remote, at: liveSince(history, remote)?.at ?? '' }))
    .toSorted((one, other) => other.at.localeCompare(one.at))[0];
  return {
    tone: 'bad',
    title: 'Orders have dropped',
    details: [
      salesText(sales),
      'Place a test order. If it fails, roll back the latest promotion or check the payment provider.',
    ],
    since: sales.since,
    affected: `${sales.checkouts - sales.orders} of ${sales.checkouts} shoppers in the checkout`,
    action: promoted
      ? {
          label: `Roll back ${promoted.remote}`,
          change: { kind: 'rollback', remote: promoted.remote },
          right: 'release',
        }
      : { label: 'See history', address: href('/history') },
  };
}

function disabledOf({ comparisons, hours }: Observed, { remote, since }: Disabled): Situation {
  const used = comparisons.find((one) => one.remote === remote)?.now.total.sessions ?? 0;
  return {
    tone: 'bad',
    title: `${remote} is disabled`,
    details: since && !since.orBefore ? [`By ${since.release.actor}: “${since.release.reason}”`] : [],
    since: since?.at ?? null,
    ...(since?.orBefore && { accuracy: 'before' }),
    affected: `All shoppers: pages of ${remote} show a “closed” message. It had ${sessionsText(used)} in ${periodText(hours)}.`,
    action: { label: `Enable ${remote}`, change: { kind: 'unkill', remote }, right: 'operate' },
  };
}

function frozenOf({ status }: Observed, remote: string, { by, at, reason }: Freeze): Situation {
  const waiting = status.rollouts.filter((one) => remote === everything || one.remote === remote).length;
  const rollouts = waiting === 0 ? '' : ` ${waiting} ${waiting === 1 ? 'rollout waits' : 'rollouts wait'}.`;
  return {
    tone: 'cold',
    title: frozenText(remote),
    details: [`By ${by}, until someone unfreezes ${remote === everything ? 'them' : 'it'}: “${reason}”`],
    since: at,
    affected: `No shoppers. New versions${remote === everything ? '' : ` of ${remote}`} are blocked; rollbacks still work.${rollouts}`,
    action: { label: unfreezeText(remote), change: { kind: 'unfreeze', remote }, right: 'operate' },
  };
}

const noData = ({ env, hours, overview, shopOrigin }: Observed): Situation => ({
  tone: 'fair',
  title: 'No data',
  details: [
    `Nothing was reported in ${periodText(hours)}. Versions are not judged or rolled back automatically.`,
  ],
  since: overview.from,
  accuracy: 'before',
  affected: 'Unknown. Check that the shop opens, and that its pages send reports.',
  action: env === liveEnv ? { label: 'Open the shop', address: `${shopOrigin}/` } : null,
});

/** The situation without known problems. Its button opens the running rollout or canary, if there is one. */
function noProblems({ comparisons, href, release, status, hours }: Observed): Situation {
  const all = comparisons.reduce((max, { now }) => Math.max(max, now.total.sessions), 0);
  const [rollout] = status.rollouts;
  const canary = comparisons.find(({ isCanary }) => isCanary);
  return {
    tone: 'good',
    title: 'No known problems',
    details: [summaryOf(comparisons)],
    since: release.at,
    affected: `No shoppers affected, based on at least ${sessionsText(all)} in ${periodText(hours)}`,
    action: rollout
      ? { label: `See the rollout of ${rollout.remote}`, address: href(`/rollouts/${rollout.id}`) }
      : canary
        ? { label: `See the canary of ${canary.remote}`, address: href(remotePath(canary.remote)) }
        : { label: 'Promote a version', address: '#promote' },
  };
}

/** The situations of an environment: first those that affect all shoppers, then some shoppers, then teams. Never empty. */
export function situationsOf(observed: Observed): readonly [Situation, ...Situation[]] {
  const { comparisons, overview, paused, state, status } = observed;
  const disabled = new Set(status.disabled.map(({ remote }) => remote));
  const shown = comparisons.filter(({ remote }) => !disabled.has(remote));
  const isWorse = ({ judged }: Comparison) => verdictOf(judged) === 'worse';
  const found = [
    ...(overview.sales.since === null ? [] : [salesOf(observed)]),
    ...shown.filter((one) => !one.isCanary && isWorse(one)).map((one) => promotionOf(observed, one)),
    ...shown
      .filter((one) => one.isCanary && (isWorse(one) || paused.has(one.remote)))
      .map((one) => canaryOf(observed, one)),
    ...status.disabled.map((one) => disabledOf(observed, one)),
    ...Object.entries(state.freezes).map(([remote, one]) => frozenOf(observed, remote, one)),
    ...(comparisons.every(({ now }) => now.total.sessions === 0) ? [noData(observed)] : []),
  ];
  const [first, ...others] = found;
  return first ? [first, ...others] : [noProblems(observed)];
}
