import { rateText, skewLimit, skewOf, type Sides } from './judge-metric';
import { metrics, percent, rateOf, type Counts, type Metric } from '../telemetry/metrics';

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
  if (metric.better === 'more' || observed < alone.observed || failing < alone.share) return fine;
  return {
    kind: 'roll-back',
    reason: `${rateText(metric, failing)}, ${observed} in all. There is no other version to compare with.`,
  };
}

/** While both sides fail often and do not differ, judgement waits: what both of them need is unavailable. */
export function pauseInOutage(metric: Metric, { canary, control }: Sides): Finding {
  const [failing, beside] = [rateOf(metric, canary) ?? 0, rateOf(metric, control) ?? 0];
  if (metric.better === 'more' || failing < outage || beside < outage) return fine;
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
