import { percentile } from '../../support/percentile';

/** Durations of a number of sequential reads, in ms. */
export async function readTimes(times: number, read: () => Promise<unknown>): Promise<readonly number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await read();
    taken.push(performance.now() - began);
  }
  return taken;
}

/** A row of a table: a name and percentiles of its times, in ms. */
export const timesLine = (name: string, taken: readonly number[], shares: readonly number[]): string =>
  name.padEnd(40) + shares.map((share) => percentile(taken, share).toFixed(1).padStart(12)).join('');
