import type { BakeState, Judged } from '@shop/contracts/registry';
import { addTrials, noEvidence, strengthOf, type Trials } from './evidence';
import { type Finding, fine, grave, rateText } from './judge-metric';
import {
  isRelevant,
  metrics,
  percent,
  rateOf,
  weightOf,
  type Counts,
  type Metric,
} from '../telemetry/metrics';

/** Assumed failure rate of a previous version with few sessions, and the limits of every assumed rate. */
const rates = { unknown: 0.05, min: 0.005, max: 0.5 } as const;
/** A remote's assumed share of all failures if few are known, and its limits. */
const shares = { unknown: 0.8, min: 0.02, max: 0.98 } as const;
/** Minimum counts for using the previous version's own rate. */
const enough = { trials: 50, failures: 10, sales: 10 } as const;
/** Sales vary with the time, so a version only sells less if it sells less than this share of the previous version's minimum. */
const remaining = 0.5;
/** Share of failed API calls after Pay from which missing sales are not evidence. */
const outage = 0.2;

/** The counts of a version, and of all other remotes in the same period. */
export interface Seen {
  readonly now: Counts;
  /** Without sessions that may still take the next step. */
  readonly settled: Counts;
  readonly others: Pick<Counts, 'failures' | 'serverFailures'>;
}

type Base = BakeState['bases'][string];

const between = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

/** The lower and upper bound of an Agresti-Coull interval. */
function likely(found: number, of: number): { readonly lowest: number; readonly highest: number } {
  const share = (found + 2) / (of + 4);
  const width = 2 * Math.sqrt((share * (1 - share)) / (of + 4));
  return { lowest: share - width, highest: share + width };
}

const othersOf = ({ numerator }: Metric, others: Seen['others']) =>
  numerator === 'failures' || numerator === 'serverFailures' ? others[numerator] : 0;

/** The assumed rates of a metric, in favour of the new version; null if too little is known about the previous one. */
function baseOf(metric: Metric, { now, others }: Pick<Seen, 'now' | 'others'>): Base | null {
  const [found, of] = [now[metric.numerator], now[metric.denominator]];
  if (metric.direction === 'higher') {
    const isKnown = of >= enough.trials && found >= enough.sales;
    return isKnown ? { rate: Math.max(0, Math.min(1, likely(found, of).lowest)), share: null } : null;
  }
  const beside = othersOf(metric, others);
  return {
    rate: of < enough.trials ? rates.unknown : between(likely(found, of).highest, rates),
    share:
      found + beside < enough.failures
        ? shares.unknown
        : between(likely(found, found + beside).highest, shares),
  };
}

/** Whether a stored state has the format of this version of the registry. */
export const isCurrentBake = ({ bases, judged }: Partial<BakeState>): boolean =>
  bases !== undefined && judged !== undefined;

/** The initial monitoring state of a promoted version. Times are ISO 8601, UTC. */
export function startBake(
  of: Pick<BakeState, 'version' | 'previous' | 'since' | 'until'>,
  before: Pick<Seen, 'now' | 'others'>,
): BakeState {
  const bases = metrics.flatMap((metric) => {
    const base = baseOf(metric, before);
    return base === null ? [] : [[metric.name, base] as const];
  });
  const known: BakeState['bases'] = Object.fromEntries(bases);
  const { rate: base = rates.unknown, share } = known.sessions ?? {};
  const evidence = { rate: [], share: [] };
  const counted = { sessions: 0, reports: 0, failures: 0, others: 0 };
  return { ...of, bases: known, base, share: share ?? shares.unknown, evidence, counted, judged: [] };
}

/** Evidence from trials with equal chance. Does not depend on how the trials are grouped. */
const strength = (trials: Trials) => strengthOf(addTrials(noEvidence, trials));

/**
 * Strength of the evidence that a metric got worse. Failures need two signals, as an outage of all remotes only affects the first.
 */
function strengthOfLoss(metric: Metric, base: Base, { now, settled, others }: Seen): number {
  const count = now[metric.numerator];
  if (metric.direction === 'higher') {
    const of = settled[metric.denominator];
    const misses = Math.min(count, of);
    return strength({ hits: of - misses, misses, chance: 1 - remaining * base.rate });
  }
  // Every session reports failures, but only some report successes.
  const chance = base.rate / (base.rate + (1 - base.rate) / weightOf(metric, now));
  const rate = strength({ hits: count, misses: now[metric.observed] - count, chance });
  const share = strength({
    hits: count,
    misses: othersOf(metric, others),
    chance: base.share ?? shares.unknown,
  });
  return Math.min(rate, share);
}

/** Whether there is enough data to have detected a version that sells nothing or fails in 5 % of sessions. */
function wouldBeSeen(metric: Metric, base: Base, { now, settled }: Seen): boolean {
  const of = metric.direction === 'lower' ? now[metric.observed] : settled[metric.denominator];
  const hits = metric.direction === 'lower' ? grave * of : of;
  const chance = metric.direction === 'lower' ? base.rate : 1 - remaining * base.rate;
  return hits >= metric.floor && strength({ hits, misses: of - hits, chance }) >= 1 / metric.guardrail.alpha;
}

function judgeOne(metric: Metric, base: Base | undefined, seen: Seen): Judged {
  const { now, settled } = seen;
  const counts =
    metric.direction === 'lower' ? now : { ...now, [metric.denominator]: settled[metric.denominator] };
  const of = counts[metric.denominator];
  const rate = of > 0 ? Math.min(1, rateOf(metric, counts) ?? 0) : null;
  const found = { metric: metric.name, rate, base: base?.rate ?? null, of };
  if (rate === null || base === undefined) return { ...found, verdict: 'no data' };
  const isOut = metric.direction === 'higher' && now.blocked >= outage * now.pays && now.blocked > 0;
  if (isOut) return { ...found, verdict: 'not enough data' };
  const bad = metric.direction === 'lower' ? now[metric.numerator] : of;
  const margin = metric.direction === 'lower' ? isRelevant(metric, { rate, base: base.rate }) : true;
  const isCertain = strengthOfLoss(metric, base, seen) >= 1 / metric.guardrail.alpha;
  if (bad >= metric.floor && margin && isCertain) return { ...found, verdict: 'worse' };
  return { ...found, verdict: wouldBeSeen(metric, base, seen) ? 'same' : 'not enough data' };
}

/** Judges a version without a control against the previous one. May be called at any time, like `judgeRollout`. */
export function judgeBake(
  state: BakeState,
  seen: Seen,
): { readonly finding: Finding; readonly next: BakeState } {
  const judged = metrics.map((metric) => judgeOne(metric, state.bases[metric.name], seen));
  const { sessions, reports, failures } = seen.now;
  const next = { ...state, judged, counted: { sessions, reports, failures, others: seen.others.failures } };
  const at = judged.findIndex(({ verdict }) => verdict === 'worse');
  const [metric, worst] = [metrics[at], judged[at]];
  if (!metric || !worst) return { finding: fine, next };
  const limit = metric.direction === 'lower' ? 'at most' : 'at least';
  const others =
    metric.direction === 'lower'
      ? ' Other remotes do not fail more often.'
      : ' It is less than half of that.';
  const reason = `${rateText(metric, worst.rate ?? 0)} since ${state.version} went to all shoppers, ${limit} ${percent(worst.base ?? 0)} with ${state.previous}.${others}`;
  return { finding: { kind: 'roll-back', reason }, next };
}
