import { randomInt } from 'node:crypto';

/** Random seeds are below it: those of a run follow each other, and are 32-bit integers. */
const seedEnd = 2 ** 30;

/**
 * The seed of a fuzz suite: `FUZZ_SEED` when it is set, a random one otherwise. Prints it with the command that sends the same
 * requests again.
 * `suite` is its path from the checkout's folder.
 */
export function chooseSeed(suite: string): number {
  const given = process.env.FUZZ_SEED;
  const seed = given ? Number(given) : randomInt(seedEnd);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`FUZZ_SEED is "${given}", which is not an integer.`);
  process.stdout.write(`To send these requests again: FUZZ_SEED=${seed} npm test lab ${suite}\n`);
  return seed;
}
