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

/** A version's counts and those of the version that it is compared with. */
export interface Sides {
  readonly canary: Counts;
  readonly control: Counts;
}

/** How far a canary's sessions may deviate from its share, in standard deviations. */
const skewLimit = 4;

/** Deviation of the split of the denominator from the drawn share, in standard deviations; more than 0 where the canary has too many. */
export function skewOf(metric: Metric, { canary, control }: Sides, bps: number): number {
  const share = bps / 10_000;
  const [mine, theirs] = [canary[metric.denominator], control[metric.denominator]];
  const total = mine + theirs;
  const weight = Math.max(weightOf(metric, canary), weightOf(metric, control));
  const deviation = Math.sqrt(total * share * (1 - share) * weight);
  return deviation === 0 ? 0 : (mine - total * share) / deviation;
}

/**
 * The canary's expected share of the numerator, from 0 to 1: the drawn one, or the real one where that explains a difference by more than
 * chance.
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
 * The trials of a canary and its control: everything in the numerator of either. A hit counts against the canary: one of its
 * failures, or a sale of the control.
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

/** The share of failures that must be detectable before a version is called as good. */
export const grave = 0.05;

/** Whether a version that sells nothing, or fails for one in twenty, would have been seen by now. */
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

/** `2.3 % of sessions failed` */
export const rateText = ({ text }: Metric, rate: number): string => `${percent(rate)} ${text}`;

/** Why a version is rolled back: what it did, what the other one did, and how sure that is. */
export function reasonOf(metric: Metric, { rate, base }: Judged, beside: string): string {
  const often = Math.round(1 / metric.guardrail.alpha);
  return `${rateText(metric, rate ?? 0)}, ${percent(base ?? 0)} ${beside}. Equal versions differ this much in fewer than 1 of ${often} rollouts.`;
}

/** The verdict on a version at one moment. */
export type Finding =
  | { readonly kind: 'roll-back'; readonly reason: string }
  | { readonly kind: 'pause'; readonly reason: string }
  | { readonly kind: 'fine' };

export const fine: Finding = { kind: 'fine' };

/** Observations and share of failures for a rollback without a control. */
const alone = { observed: 20, share: 0.5 } as const;
/** Failure rate of both sides that means an outage. */
const outage = 0.2;
/** Expected canary sessions, by the control's, after which silence means that its reports are lost. */
const silence = 50;

/** Judges a canary without a control, by obvious failure only. */
export function judgeAlone(metric: Metric, canary: Counts): Finding {
  const failing = rateOf(metric, canary) ?? 0;
  const observed = canary[metric.observed];
  if (metric.direction === 'higher' || observed < alone.observed || failing < alone.share) return fine;
  return {
    kind: 'roll-back',
    reason: `${rateText(metric, failing)}, ${observed} in all. There is no other version to compare with.`,
  };
}

/** While both sides fail often and do not differ, judgement waits: what both of them need is unavailable. */
export function pauseInOutage(metric: Metric, { canary, control }: Sides): Finding {
  const [failing, beside] = [rateOf(metric, canary) ?? 0, rateOf(metric, control) ?? 0];
  if (metric.direction === 'higher' || failing < outage || beside < outage) return fine;
  return {
    kind: 'pause',
    reason: `${rateText(metric, failing)}, and ${percent(beside)} of the control's: something that both need is unavailable. Judgement waits until that is over.`,
  };
}

/** Whether the canary's reports match its share; pauses the rollout when they do not. */
export function judgeSplit({ canary, control }: Sides, bps: number): Finding {
  const share = bps / 10_000;
  const expected = share < 1 ? (control.sessions * share) / (1 - share) : 0;
  if (canary.reports === 0 && expected >= silence)
    return { kind: 'pause', reason: 'Control sessions report and canary sessions do not.' };
  const [sessions] = metrics;
  if (sessions && control.reports > 0 && Math.abs(skewOf(sessions, { canary, control }, bps)) > skewLimit) {
    const real = canary.sessions / (canary.sessions + control.sessions);
    return { kind: 'pause', reason: `${percent(real)} of sessions are in a canary of ${percent(share)}.` };
  }
  return fine;
}

const gravest = ['roll-back', 'pause'] as const;

/** Combines several findings: the most severe one. */
export function worstOf(findings: readonly Finding[]): Finding {
  const found = gravest.map((kind) => findings.find((finding) => finding.kind === kind)).find(Boolean);
  return found ?? fine;
}
