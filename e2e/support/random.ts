import { randomNumbers } from '../../registry/src/testing/random';

/** Random numbers that are reproducible by their seed. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean;
}

/** Creates a random number generator. */
export function seededRandom(seed: number): Random {
  const next = randomNumbers(seed);
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    pick<T>(from: readonly T[]): T {
      if (from.length === 0) throw new RangeError('There is nothing to pick from.');
      return from[below(from.length)] as T;
    },
    chance: (probability) => next() < probability,
  };
}
