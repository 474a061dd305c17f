import type { Judged } from '@shop/contracts/registry';
import {
  type Counts,
  isRelevant,
  type Margins,
  type Metric,
  metrics,
  percent,
  rateOf,
  weightOf,
} from '../telemetry/metrics';
import { addTrials, type Evidence, noEvidence, strengthOf, type Trials } from './evidence';

/** The counts of a version and of its baseline. */
export interface Sides {
  readonly canary: Counts;
  readonly control: Counts;
}

/** Maximum deviation of a canary's sessions from its share, in standard deviations. */
const skewLimit = 4;

/**
 * Deviation of the actual split of the denominator from the assigned share, in standard deviations; positive if the canary has too
 * many.
 */
export function skewOf(metric: Metric, { canary, control }: Sides, bps: number): number {
  const share = bps / 10_000;
  const [mine, theirs] = [canary[metric.denominator], control[metric.denominator]];
  const total = mine + theirs;
  const weight = Math.max(weightOf(metric, canary), weightOf(metric, control));
  const deviation = Math.sqrt(total * share * (1 - share) * weight);
  return deviation === 0 ? 0 : (mine - total * share) / deviation;
}

/**
 * The canary's expected share of the numerator, from 0 to 1: the assigned share, or the actual share if it differs significantly.
 */
export function shareOf(metric: Metric, sides: Sides, bps: number): number {
  const skew = skewOf(metric, sides, bps);
  const explains = metric.direction === 'lower' ? skew > skewLimit : skew < -skewLimit;
  if (!explains) return bps / 10_000;
  const mine = sides.canary[metric.denominator];
  return mine / (mine + sides.control[metric.denominator]);
}

const realShare = ({ denominator }: Metric, { canary, control }: Sides) =>
  canary[denominator] / Math.max(1, canary[denominator] + control[denominator]);

/**
 * The trials of a canary and its control: the numerators of both. A hit counts against the canary: one of its failures, or a sale
 * of the control.
 */
export function trialsAgainstControl(
  metric: Metric,
  { news, stage, bps }: { readonly news: Sides; readonly stage: Sides; readonly bps: number },
): Trials {
  const share = metric.share === 'real' ? realShare(metric, news) : shareOf(metric, stage, bps);
  const [mine, theirs] = [news.canary[metric.numerator], news.control[metric.numerator]];
  return metric.direction === 'lower'
    ? { hits: mine, misses: theirs, chance: share }
    : { hits: theirs, misses: mine, chance: 1 - share };
}

const isStrong = ({ guardrail }: Metric, evidence: Evidence) => strengthOf(evidence) >= 1 / guardrail.alpha;

/** The failure rate that must be detectable before a version is judged as good. */
export const grave = 0.05;

/** Whether there is enough data to have detected a version that sells nothing or fails in 5% of sessions. */
function wouldBeSeen(metric: Metric, { canary, control }: Sides, share: number): boolean {
  const theirs = control[metric.numerator];
  const failures = grave * canary[metric.denominator];
  const trials =
    metric.direction === 'lower'
      ? { hits: failures, misses: theirs, chance: share }
      : { hits: theirs, misses: 0, chance: 1 - share };
  return trials.hits >= metric.floor && isStrong(metric, addTrials(noEvidence, trials));
}

interface Compared {
  readonly sides: Sides;
  readonly worse: Evidence;
  readonly better: Evidence;
  /** The canary's share of the compared shoppers, from 0 to 1. */
  readonly share: number;
  readonly margins?: Margins | undefined;
}

/** The judgement of a canary by one metric. */
export function judgeBeside(metric: Metric, { sides, worse, better, share, margins }: Compared): Judged {
  const [rate, base] = [rateOf(metric, sides.canary), rateOf(metric, sides.control)];
  const found = { metric: metric.name, rate, base, of: sides.canary[metric.denominator] };
  if (rate === null || base === null) return { ...found, verdict: 'no data' };
  const isWorse = isRelevant(metric, { rate, base }, margins);
  const [mine, theirs] = [sides.canary[metric.numerator], sides.control[metric.numerator]];
  const [bad, good] = metric.direction === 'lower' ? [mine, theirs] : [theirs, mine];
  if (isWorse && bad >= metric.floor && isStrong(metric, worse)) return { ...found, verdict: 'worse' };
  if (good >= metric.floor && isRelevant(metric, { rate: base, base: rate }) && isStrong(metric, better))
    return { ...found, verdict: 'better' };
  return { ...found, verdict: wouldBeSeen(metric, sides, share) ? 'same' : 'not enough data' };
}

/** `2.3% of sessions failed` */
export const rateText = ({ text }: Metric, rate: number): string => `${percent(rate)} ${text}`;

/** The reason for a rollback: both rates, and the significance of the difference. */
export function reasonOf(metric: Metric, { rate, base }: Judged, comparison: string): string {
  const often = Math.round(1 / metric.guardrail.alpha);
  return `${rateText(metric, rate ?? 0)}, ${percent(base ?? 0)} ${comparison}. Equal versions differ this much in fewer than 1 of ${often} rollouts.`;
}

/** The current verdict on a version. */
export type Finding =
  | { readonly kind: 'roll-back'; readonly reason: string }
  | { readonly kind: 'pause'; readonly reason: string }
  | { readonly kind: 'fine' };

export const fine: Finding = { kind: 'fine' };

/** Minimum observations and failure rate for a rollback without a control. */
const alone = { observed: 20, share: 0.5 } as const;
/** Failure rate of both sides that indicates an outage. */
const outage = 0.2;
/** Number of expected canary sessions after which missing reports are considered lost. */
const silence = 50;

/** Judges a canary without a control: only obvious failures count. */
export function judgeAlone(metric: Metric, canary: Counts): Finding {
  const canaryRate = rateOf(metric, canary) ?? 0;
  const observed = canary[metric.observed];
  if (metric.direction === 'higher' || observed < alone.observed || canaryRate < alone.share) return fine;
  return {
    kind: 'roll-back',
    reason: `${rateText(metric, canaryRate)}, ${observed} in all. There is no other version to compare with.`,
  };
}

/** Suspends judgement while both sides fail often and equally, as a shared dependency is then unavailable. */
export function pauseInOutage(metric: Metric, { canary, control }: Sides): Finding {
  const [canaryRate, controlRate] = [rateOf(metric, canary) ?? 0, rateOf(metric, control) ?? 0];
  if (metric.direction === 'higher' || canaryRate < outage || controlRate < outage) return fine;
  return {
    kind: 'pause',
    reason: `${rateText(metric, canaryRate)}, and ${percent(controlRate)} of the control's: something that both need is unavailable. The evaluation continues when it is available again.`,
  };
}

/** Pauses the rollout if the canary's reports do not match its share. */
export function judgeSplit({ canary, control }: Sides, bps: number): Finding {
  const share = bps / 10_000;
  const expected = share < 1 ? (control.sessions * share) / (1 - share) : 0;
  if (canary.reports === 0 && expected >= silence)
    return { kind: 'pause', reason: 'Control sessions report and canary sessions do not.' };
  const [sessions] = metrics;
  if (sessions && control.reports > 0 && Math.abs(skewOf(sessions, { canary, control }, bps)) > skewLimit) {
    const real = canary.sessions / (canary.sessions + control.sessions);
    return {
      kind: 'pause',
      reason: `The canary has ${percent(real)} of the sessions, but its share is ${percent(share)}.`,
    };
  }
  return fine;
}

const worstFinding = ['roll-back', 'pause'] as const;

/** The most severe of several findings. */
export function worstOf(findings: readonly Finding[]): Finding {
  const found = worstFinding.map((kind) => findings.find((finding) => finding.kind === kind)).find(Boolean);
  return found ?? fine;
}
