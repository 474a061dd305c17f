/**
 * Evidence that a version does worse, which can be checked at any time.
 *
 * Each trial is a hit with a known chance if nothing has changed. Beside a control the trials are the failures of both versions, and a hit is one of
 * the canary's: its chance is the canary's share of shoppers, whatever the failure rate is at that moment, so that an outage of both sides does not
 * count as evidence. After a promotion the trials are the sessions, and the chance is the failure rate before. Each trial multiplies the
 * evidence by its probability under the odds that are tried, over that under the chance; the mean over several odds is an e-process, which by
 * Ville's inequality exceeds 1 / alpha at any time with a probability of alpha at most. See Grünwald, de Heide and Koolen, "Safe
 * Testing" (Journal of the Royal Statistical Society B, 2024), and Turner, Ly and Grünwald, "Generic E-variables for exact sequential
 * k-sample tests that allow for optional stopping" (Journal of Statistical Planning and Inference, 2024).
 */

/** The alternatives: multiples of the odds of a hit, and the weight of each. */
const tried = [
  { odds: 1.6, weight: 0.1 },
  { odds: 3, weight: 0.2 },
  { odds: 12, weight: 0.45 },
  { odds: 100, weight: 0.25 },
] as const;

/** Logarithms of the evidence so far, one for each alternative. */
export type Evidence = readonly number[];

export const noEvidence: Evidence = tried.map(() => 0);

export interface Trials {
  readonly hits: number;
  readonly misses: number;
  /** Probability of a hit if nothing has changed, from 0 to 1. */
  readonly chance: number;
}

/** Adds the trials since the last check. A chance of 0 or 1 compares nothing. */
export function addTrials(evidence: Evidence, { hits, misses, chance }: Trials): Evidence {
  if (chance <= 0 || chance >= 1 || hits + misses === 0) return evidence;
  return tried.map(({ odds }, at) => {
    const beside = Math.log(1 - chance + chance * odds);
    return (evidence[at] ?? 0) + hits * Math.log(odds) - (hits + misses) * beside;
  });
}

/** The same trials as evidence that fewer of them are hits. */
export const reversed = ({ hits, misses, chance }: Trials): Trials => ({
  hits: misses,
  misses: hits,
  chance: 1 - chance,
});

/**
 * The same for a watch without an end: evidence for the opposite is dropped, so that a change is seen after any time without one. It
 * exceeds 1 / alpha falsely at one in 1 / alpha checks at most (Shin, Ramdas and Rinaldo, "E-detectors", New England Journal of Statistics
 * in Data Science, 2024).
 */
export const addToDetector = (evidence: Evidence, trials: Trials): Evidence =>
  addTrials(evidence, trials).map((one) => Math.max(0, one));

/** Likelihood ratio of a change, against none. */
export const strengthOf = (evidence: Evidence): number =>
  tried.reduce((sum, { weight }, at) => sum + weight * Math.exp(Math.min(evidence[at] ?? 0, 600)), 0);
