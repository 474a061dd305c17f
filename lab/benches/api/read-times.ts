import { percentile } from '../../support/percentile';

/** The times of `read`, done so often in turn; ms. */
export async function readTimes(times: number, read: () => Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await read();
    taken.push(performance.now() - began);
  }
  return taken;
}

/** A line of a table: a name, and the times below which these shares of all reads are, in ms. */
export const timesLine = (name: string, taken: readonly number[], shares: readonly number[]): string =>
  name.padEnd(40) + shares.map((share) => percentile(taken, share).toFixed(1).padStart(12)).join('');
