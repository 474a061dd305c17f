import { permutationTest } from 'simple-statistics';
import { randomNumbers } from '../../../registry/src/testing/random';
import type { Figure } from './results';

/** Loads of each target below which a comparison means nothing. */
const enough = 5;
const shuffles = 10_000;

/**
 * How often chance alone, from 0 to 1, sets the means of two such sets at least so far apart: the loads are redistributed to
 * the two, with the same numbers each time. Null when there are too few of them.
 */
export function chanceOf(ours: Figure, theirs: Figure): number | null {
  if (Math.min(ours.values.length, theirs.values.length) < enough) return null;
  return permutationTest([...ours.values], [...theirs.values], 'two_side', shuffles, randomNumbers(1));
}
