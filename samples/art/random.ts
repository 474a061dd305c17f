/** Yields the next number of a fixed sequence, 0 <= n < 1. */
export type Random = () => number;

/**
 * A random generator that always gives the same sequence for the same seed, so that a picture keeps its bytes.
 * FNV-1a hashes the seed, mulberry32 draws from it.
 */
export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A number between `low` and `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** `count` values made by `make(index)`. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
