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
const rates = { assumed: 0.05, min: 0.005, max: 0.5 } as const;
/** A remote's assumed share of all failures if few are known, and its limits. */
const shares = { assumed: 0.8, min: 0.02, max: 0.98 } as const;
/** Minimum counts for using the previous version's own rate. */
const minCounts = { trials: 50, failures: 10, sales: 10 } as const;
/** Sales vary over time, so a version only counts as worse if its rate is below this share of the previous version's lower bound. */
const minSalesRatio = 0.5;
/** If at least this share of the sessions that clicked Pay had API failures, missing sales are attributed to an outage. */
const outage = 0.2;

/** The counts of a version, and of all other remotes in the same period. */
export interface Observed {
  readonly counts: Counts;
  /** Without sessions that may still take the next step. */
  readonly settled: Counts;
  readonly others: Pick<Counts, 'failures' | 'serverFailures'>;
}

type Base = BakeState['bases'][string];

const between = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(max, Math.max(min, value));

/** The lower and upper bound of an Agresti-Coull interval. */
function bounds(found: number, total: number): { readonly lower: number; readonly upper: number } {
  const share = (found + 2) / (total + 4);
  const width = 2 * Math.sqrt((share * (1 - share)) / (total + 4));
  return { lower: share - width, upper: share + width };
}

const othersOf = ({ numerator }: Metric, others: Observed['others']) =>
  numerator === 'failures' || numerator === 'serverFailures' ? others[numerator] : 0;

/** The assumed rates of a metric, in favour of the new version; null if too little is known about the previous one. */
function baseOf(metric: Metric, { counts, others }: Pick<Observed, 'counts' | 'others'>): Base | null {
  const [found, total] = [counts[metric.numerator], counts[metric.denominator]];
  if (metric.direction === 'higher') {
    const isKnown = total >= minCounts.trials && found >= minCounts.sales;
    return isKnown ? { rate: Math.max(0, Math.min(1, bounds(found, total).lower)), share: null } : null;
  }
  const otherFailures = othersOf(metric, others);
  return {
    rate: total < minCounts.trials ? rates.assumed : between(bounds(found, total).upper, rates),
    share:
      found + otherFailures < minCounts.failures
        ? shares.assumed
        : between(bounds(found, found + otherFailures).upper, shares),
  };
}

/** Whether a stored state has the format of this version of the registry. */
export const isCurrentBake = ({ bases, judged }: Partial<BakeState>): boolean =>
  bases !== undefined && judged !== undefined;

/** The initial monitoring state of a promoted version. Times are ISO 8601, UTC. */
export function startBake(
  of: Pick<BakeState, 'version' | 'previous' | 'since' | 'until'>,
  before: Pick<Observed, 'counts' | 'others'>,
): BakeState {
  const bases = metrics.flatMap((metric) => {
    const base = baseOf(metric, before);
    return base === null ? [] : [[metric.name, base] as const];
  });
  const known: BakeState['bases'] = Object.fromEntries(bases);
  const { rate: base = rates.assumed, share } = known.sessions ?? {};
  const evidence = { rate: [], share: [] };
  const counted = { sessions: 0, reports: 0, failures: 0, others: 0 };
  return { ...of, bases: known, base, share: share ?? shares.assumed, evidence, counted, judged: [] };
}

/** Evidence from trials with equal chance. Does not depend on how the trials are grouped. */
const strength = (trials: Trials) => strengthOf(addTrials(noEvidence, trials));

/**
 * Strength of the evidence that a metric got worse. Failures must be significant in both rate and share: an outage of all remotes
 * raises only the rate.
 */
function strengthOfLoss(metric: Metric, base: Base, { counts, settled, others }: Observed): number {
  const count = counts[metric.numerator];
  if (metric.direction === 'higher') {
    const total = settled[metric.denominator];
    const misses = Math.min(count, total);
    return strength({ hits: total - misses, misses, chance: 1 - minSalesRatio * base.rate });
  }
  // Every session reports failures, but only some report successes.
  const chance = base.rate / (base.rate + (1 - base.rate) / weightOf(metric, counts));
  const rate = strength({ hits: count, misses: counts[metric.observed] - count, chance });
  const share = strength({
    hits: count,
    misses: othersOf(metric, others),
    chance: base.share ?? shares.assumed,
  });
  return Math.min(rate, share);
}

/** Whether there is enough data to have detected a version that sells nothing or fails in 5% of sessions. */
function isDetectable(metric: Metric, base: Base, { counts, settled }: Observed): boolean {
  const total = metric.direction === 'lower' ? counts[metric.observed] : settled[metric.denominator];
  const hits = metric.direction === 'lower' ? grave * total : total;
  const chance = metric.direction === 'lower' ? base.rate : 1 - minSalesRatio * base.rate;
  return (
    hits >= metric.floor && strength({ hits, misses: total - hits, chance }) >= 1 / metric.guardrail.alpha
  );
}

function judgeOne(metric: Metric, base: Base | undefined, observed: Observed): Judged {
  const { counts, settled } = observed;
  const judged =
    metric.direction === 'lower' ? counts : { ...counts, [metric.denominator]: settled[metric.denominator] };
  const total = judged[metric.denominator];
  const rate = total > 0 ? Math.min(1, rateOf(metric, judged) ?? 0) : null;
  const found = { metric: metric.name, rate, base: base?.rate ?? null, of: total };
  if (rate === null || base === undefined) return { ...found, verdict: 'no data' };
  const isOut = metric.direction === 'higher' && counts.blocked >= outage * counts.pays && counts.blocked > 0;
  if (isOut) return { ...found, verdict: 'not enough data' };
  const bad = metric.direction === 'lower' ? counts[metric.numerator] : total;
  const margin = metric.direction === 'lower' ? isRelevant(metric, { rate, base: base.rate }) : true;
  const isCertain = strengthOfLoss(metric, base, observed) >= 1 / metric.guardrail.alpha;
  if (bad >= metric.floor && margin && isCertain) return { ...found, verdict: 'worse' };
  return { ...found, verdict: isDetectable(metric, base, observed) ? 'same' : 'not enough data' };
}

/** Judges a version without a control against the previous one. May be called at any time, like `judgeRollout`. */
export function judgeBake(
  state: BakeState,
  observed: Observed,
): { readonly finding: Finding; readonly next: BakeState } {
  const judged = metrics.map((metric) => judgeOne(metric, state.bases[metric.name], observed));
  const { sessions, reports, failures } = observed.counts;
  const next = {
    ...state,
    judged,
    counted: { sessions, reports, failures, others: observed.others.failures },
  };
  const at = judged.findIndex(({ verdict }) => verdict === 'worse');
  const [metric, worst] = [metrics[at], judged[at]];
  if (!metric || !worst) return { finding: fine, next };
  const limit = metric.direction === 'lower' ? 'at most' : 'at least';
  const others =
    metric.direction === 'lower'
      ? ' Other remotes are not failing more often.'
      : ' The rate fell by more than half.';
  const reason = `${rateText(metric, worst.rate ?? 0)} since ${state.version} was promoted; with ${state.previous} it was ${limit} ${percent(worst.base ?? 0)}.${others}`;
  return { finding: { kind: 'roll-back', reason }, next };
}
