/**
 * Evidence that a canary fails more than its control, which may be checked at any time.
 *
 * If both are equal, a failure is the canary's with the probability of its share, whatever the failure rate is
 * then: an outage that hits both sides is no evidence. Each failure multiplies the evidence by its probability under the odds that
 * are tried, over that under the share; the mean over several odds is an e-process, which by Ville's inequality exceeds
 * 1 / alpha at any time with a probability of alpha at most. See Grünwald, de Heide and Koolen, "Safe Testing" (Journal of the
 * Royal Statistical Society B, 2024), and Turner, Ly and Grünwald, "Generic E-variables for exact sequential k-sample
 * tests that allow for optional stopping" (Journal of Statistical Planning and Inference, 2024).
 */

/** The alternatives: multiples of the control's odds of a failure, and the weight of each. */
const tried = [
  { odds: 1.6, weight: 0.1 },
  { odds: 3, weight: 0.2 },
  { odds: 12, weight: 0.45 },
  { odds: 100, weight: 0.25 },
] as const;

/** Logarithms of the evidence so far, one for each alternative. */
export type Evidence = readonly number[];

export const noEvidence: Evidence = tried.map(() => 0);

/** Failures since the last check, and the canary's share of what could fail, from 0 to 1. */
export interface Failures {
  readonly canary: number;
  readonly control: number;
  readonly share: number;
}

/** Adds what came in since the last check. A share of nothing or of everything compares nothing. */
export function addEvidence(evidence: Evidence, { canary, control, share }: Failures): Evidence {
  if (share <= 0 || share >= 1) return evidence;
  return tried.map(({ odds }, at) => {
    const beside = Math.log(1 - share + share * odds);
    return (evidence[at] ?? 0) + canary * Math.log(odds) - (canary + control) * beside;
  });
}

/** Reports since the last check, and the share of them that would be failures if nothing had changed. */
export interface Reports {
  readonly failures: number;
  readonly successes: number;
  /** From 0 to 1. */
  readonly base: number;
}

/** Adds what came in since the last check to the evidence that failures are more frequent than `base`. */
export function addReports(evidence: Evidence, { failures, successes, base }: Reports): Evidence {
  if (base <= 0 || base >= 1) return evidence;
  return tried.map(({ odds }, at) => {
    const beside = 1 - base + base * odds;
    return (evidence[at] ?? 0) + failures * Math.log(odds / beside) - successes * Math.log(beside);
  });
}

/** Likelihood ratio: the canary fails more, against both sides being equal. */
export const strengthOf = (evidence: Evidence): number =>
  tried.reduce((sum, { weight }, at) => sum + weight * Math.exp(Math.min(evidence[at] ?? 0, 600)), 0);
