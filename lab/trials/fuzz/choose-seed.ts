import { randomInt } from 'node:crypto';

/** Upper bound of random seeds: the seeds of a run are consecutive 32-bit integers. */
const seedEnd = 2 ** 30;

/**
 * The seed of a fuzz suite: `FUZZ_SEED` when it is set, a random one otherwise. Prints it with the command that repeats the same
 * requests.
 * `suite` is the path of the suite, relative to the repository root.
 */
export function chooseSeed(suite: string): number {
  const given = process.env.FUZZ_SEED;
  const seed = given ? Number(given) : randomInt(seedEnd);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`FUZZ_SEED is "${given}", which is not an integer.`);
  process.stdout.write(`To send these requests again: FUZZ_SEED=${seed} npm test lab ${suite}\n`);
  return seed;
}
