/**
 * Evidence that a version performs worse, which can be checked at any time.
 *
 * Each trial is a hit with a known chance if nothing has changed. With a control, the trials are the failures of both versions, and
 * a hit is a failure of the canary. Its chance is the canary's share of shoppers, regardless of the current failure rate, so that
 * an outage of both sides does not count as evidence. After a promotion, the trials are the sessions, and the chance is the
 * previous failure rate. Each trial multiplies the evidence by the ratio of its probabilities under the alternative odds and under
 * the chance. The mean over several odds is an e-process, which by Ville's inequality ever exceeds 1 / alpha with a probability of
 * at most alpha. See Grünwald, de Heide and Koolen, "Safe Testing" (Journal of the Royal Statistical Society B, 2024), and Turner,
 * Ly and Grünwald, "Generic E-variables for exact sequential k-sample tests that allow for optional stopping" (Journal of
 * Statistical Planning and Inference, 2024).
 */

/** The alternatives: multiples of the odds of a hit, and the weight of each. */
const tried = [
  { odds: 1.6, weight: 0.1 },
  { odds: 3, weight: 0.2 },
  { odds: 12, weight: 0.45 },
  { odds: 100, weight: 0.25 },
] as const;

/** Logarithms of the current evidence, one for each alternative. */
export type Evidence = readonly number[];

export const noEvidence: Evidence = tried.map(() => 0);

export interface Trials {
  readonly hits: number;
  readonly misses: number;
  /** Probability of a hit if nothing has changed, from 0 to 1. */
  readonly chance: number;
}

/** Adds the trials since the last check. Ignores them for a chance of 0 or 1. */
export function addTrials(evidence: Evidence, { hits, misses, chance }: Trials): Evidence {
  if (chance <= 0 || chance >= 1 || hits + misses === 0) return evidence;
  return tried.map(({ odds }, at) => {
    const logExpected = Math.log(1 - chance + chance * odds);
    return (evidence[at] ?? 0) + hits * Math.log(odds) - (hits + misses) * logExpected;
  });
}

/** The same trials, as evidence for fewer hits. */
export const reversed = ({ hits, misses, chance }: Trials): Trials => ({
  hits: misses,
  misses: hits,
  chance: 1 - chance,
});

/**
 * The same for open-ended monitoring: evidence against a change is dropped, so that a change is detected after any time without
 * one. Exceeds 1 / alpha by chance in at most one of 1 / alpha checks (Shin, Ramdas and Rinaldo, "E-detectors", New England Journal
 * of Statistics in Data Science, 2024).
 */
export const addToDetector = (evidence: Evidence, trials: Trials): Evidence =>
  addTrials(evidence, trials).map((one) => Math.max(0, one));

/** Likelihood ratio of a change. */
export const strengthOf = (evidence: Evidence): number =>
  tried.reduce((sum, { weight }, at) => sum + weight * Math.exp(Math.min(evidence[at] ?? 0, 600)), 0);
