import { permutationTest } from 'simple-statistics';
import { randomNumbers } from '../../../registry/src/testing/random';
import type { Figure } from './results';

/** The minimum loads of each target for a meaningful comparison. */
const enough = 5;
const shuffles = 10_000;

/**
 * Permutation test: the probability, from 0 to 1, that chance alone makes the means of the two sets differ at least
 * as much. Deterministic. Null when there are too few loads.
 */
export function chanceOf(ours: Figure, theirs: Figure): number | null {
  if (Math.min(ours.values.length, theirs.values.length) < enough) return null;
  return permutationTest([...ours.values], [...theirs.values], 'two_side', shuffles, randomNumbers(1));
}
