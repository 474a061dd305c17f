import type { Health } from '../telemetry/health';
import { strengthOf, type Evidence } from './evidence';

/**
 * The error budget of the comparison: the probability of a false alarm in a whole rollout, and the difference in
 * failure rate that is worth a rollback. Together: less than one false rollback in a hundred rollouts.
 */
export const guardrails = {
  sessions: { alpha: 0.007, margin: 0.005 },
  'server renders': { alpha: 0.002, margin: 0.005 },
  carts: { alpha: 0.001, margin: 0.02 },
} as const;

/** The difference that is rolled back, by metric; from 0 to 1. */
export interface Margins {
  readonly sessions: number;
  readonly renders: number;
  /** Of sessions that added to the cart, of those that saw a product; the usual one when absent. */
  readonly carts?: number | undefined;
}

/** What can fail, as text. */
export type Metric = Exclude<keyof typeof guardrails, 'carts'>;

/** Minimum failures for a rollback, however rare they are on the other side. */
export const fewest = 4;
/** Sessions and share of failures for a rollback without a control. */
const alone = { sessions: 20, share: 0.5 } as const;
/** Failure rate of both sides that means an outage. */
const outage = 0.2;
/** How far a canary's sessions may deviate from its share, in standard deviations. */
const skewLimit = 4;
/** Expected canary sessions, by the control's, after which silence means that its reports are lost. */
const silence = 50;

export type Counts = Pick<Health, 'sessions' | 'reports' | 'failures'>;

/** The verdict on a canary at one moment. */
export type Finding =
  | { readonly kind: 'roll-back'; readonly reason: string }
  | { readonly kind: 'pause'; readonly reason: string }
  | { readonly kind: 'fine' };

/** How many sessions a reported success represents; 1 where all of them report. */
export function weightOf({ sessions, reports, failures }: Counts): number {
  return reports > failures ? Math.max(1, (sessions - failures) / (reports - failures)) : 1;
}

export const rateOf = ({ failures, sessions }: Counts) => (sessions > 0 ? failures / sessions : 0);
export const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** Deviation of the split between canary and control from the configured share, in standard deviations. */
export function skewOf(canary: Counts, control: Counts, bps: number): number {
  const share = bps / 10_000;
  const total = canary.sessions + control.sessions;
  const weight = Math.max(weightOf(canary), weightOf(control));
  const deviation = Math.sqrt(total * share * (1 - share) * weight);
  return deviation === 0 ? 0 : Math.abs(canary.sessions - total * share) / deviation;
}

/**
 * The canary's share of the sessions, from 0 to 1, for comparing failures: the configured one, or the real one where
 * that is significantly larger.
 */
export function shareOf(canary: Counts, control: Counts, bps: number): number {
  const drawn = bps / 10_000;
  if (skewOf(canary, control, bps) <= skewLimit) return drawn;
  return Math.max(drawn, canary.sessions / (canary.sessions + control.sessions));
}

/** Judges a canary without a control, by obvious failure only. */
function judgeAlone(canary: Counts, metric: Metric): Finding {
  const failing = rateOf(canary);
  if (canary.reports < alone.sessions || failing < alone.share) return { kind: 'fine' };
  return {
    kind: 'roll-back',
    reason: `${percent(failing)} of the canary's ${canary.reports} ${metric} fail.`,
  };
}

/**
 * Whether the evidence is strong enough to roll back. Where both sides fail often and do not differ, judgement
 * waits: what both of them need is unavailable.
 */
export function compare(
  { canary, control, evidence }: { canary: Counts; control: Counts; evidence: Evidence },
  metric: Metric,
  margin: number = guardrails[metric].margin,
): Finding {
  if (control.reports === 0) return judgeAlone(canary, metric);
  const { alpha } = guardrails[metric];
  const [failing, beside] = [rateOf(canary), rateOf(control)];
  const isWorse = canary.failures >= fewest && failing - beside >= margin;
  if (isWorse && strengthOf(evidence) >= 1 / alpha) {
    const least = Math.round(1 / alpha);
    return {
      kind: 'roll-back',
      reason: `${percent(failing)} of canary ${metric} fail, ${percent(beside)} of the control's: versions that are alike differ so in less than one of ${least} rollouts.`,
    };
  }
  if (failing < outage || beside < outage) return { kind: 'fine' };
  return {
    kind: 'pause',
    reason: `${percent(failing)} of canary ${metric} fail, and ${percent(beside)} of the control's: what both of them need is unavailable. Judgement waits until that is over.`,
  };
}

/** Whether the canary's reports match its share; pauses the rollout when they do not. */
export function judgeSplit(canary: Counts, control: Counts, bps: number): Finding {
  const share = bps / 10_000;
  const expected = share < 1 ? (control.sessions * share) / (1 - share) : 0;
  if (canary.reports === 0 && expected >= silence) {
    return { kind: 'pause', reason: 'Control sessions report and canary sessions do not.' };
  }
  if (control.reports > 0 && skewOf(canary, control, bps) > skewLimit) {
    const real = canary.sessions / (canary.sessions + control.sessions);
    return { kind: 'pause', reason: `${percent(real)} of sessions are in a canary of ${percent(share)}.` };
  }
  return { kind: 'fine' };
}

const gravest = ['roll-back', 'pause'] as const;

/** Combines several findings: the most severe one. */
export function worstOf(findings: readonly Finding[]): Finding {
  const found = gravest.map((kind) => findings.find((finding) => finding.kind === kind)).find(Boolean);
  return found ?? { kind: 'fine' };
}
