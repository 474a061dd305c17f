import { percentile } from '../../support/percentile';
import type { FleetProcess } from '../../support/fleet/fleet-process';
import { readProcessTree } from '../../../e2e/support/process-tree';

/** Resident memory of a process with its children, in bytes. */
export interface MemoryUse {
  readonly name: string;
  /** Medians of the first and of the last sixth, after the warm-up. */
  readonly first: number;
  readonly last: number;
}

export interface MemoryLog {
  /** The measurements so far, except those with too few samples. */
  uses(): readonly MemoryUse[];
  stop(): void;
}

const parts = 6;
const lookMs = 5_000;

const median = (values: readonly number[]) => percentile(values, 0.5);

/** Compares the first sixth of equally spaced samples with the last one, after excluding another sixth as the warm-up. */
export function compareEnds(samples: readonly number[]): { first: number; last: number } | undefined {
  const warm = samples.slice(Math.floor(samples.length / parts));
  const size = Math.floor(warm.length / parts);
  if (size === 0) return undefined;
  return { first: median(warm.slice(0, size)), last: median(warm.slice(-size)) };
}

/** Samples the memory of processes until it is stopped. */
export function watchMemories(processes: readonly FleetProcess[]): MemoryLog {
  const samples = new Map<string, number[]>(processes.map(({ name }) => [name, []]));
  const look = () => {
    for (const { name, pid } of processes) {
      const root = pid();
      const tree = root === undefined ? null : readProcessTree(root);
      if (tree) samples.get(name)?.push(tree.rss);
    }
  };
  look();
  const timer = setInterval(look, lookMs);
  return {
    uses: () =>
      [...samples].flatMap(([name, values]) => {
        const ends = compareEnds(values);
        return ends ? [{ name, ...ends }] : [];
      }),
    stop: () => clearInterval(timer),
  };
}
