import { randomInt } from 'node:crypto';

/** The seed of `npm test`: two runs by day differ only by what was changed. */
const daySeed = 7;

/** Random seeds are below it: those of a run follow each other, and are 32-bit integers. */
const seedEnd = 2 ** 30;

/**
 * The seed of a fuzz suite: `FUZZ_SEED` when it is set, a fixed one by day, and a random one at night. Prints it with the command
 * that sends the same requests again.
 * `suite` is its path from the checkout's folder.
 */
export function chooseSeed(suite: string): number {
  const given = process.env.FUZZ_SEED;
  const seed = given ? Number(given) : process.env.TEST_SCOPE === 'day' ? daySeed : randomInt(seedEnd);
  if (!Number.isSafeInteger(seed)) throw new RangeError(`FUZZ_SEED is "${given}", which is not an integer.`);
  process.stdout.write(`Requests of this seed again: FUZZ_SEED=${seed} npm run jest -- ${suite}\n`);
  return seed;
}
