/** Random numbers from 0, below 1, that are the same for the same seed, a 32-bit integer (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random numbers that are the same for the same seed. */
export interface Random {
  /** From 0, below 1. */
  next(): number;
  /** A whole number from 0, below `end`. */
  below(end: number): number;
  pick<T>(from: readonly T[]): T;
  /** True so often, from 0 to 1. */
  chance(probability: number): boolean;
}

/** Starts a row of random numbers. */
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
