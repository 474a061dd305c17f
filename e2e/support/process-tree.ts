import { readdirSync, readFileSync } from 'node:fs';

/** In /proc, Linux counts processor time in hundredths of a second, and memory in pages of 4096 bytes. */
const ticksPerSecond = 100;
const pageBytes = 4096;

export interface ProcessTree {
  readonly processes: number;
  /** Resident memory of all of them, in bytes. */
  readonly rss: number;
  /** Their processor time, including exited children, in seconds. */
  readonly cpuSeconds: number;
}

interface Stat {
  readonly parent: number;
  readonly command: string;
  readonly rss: number;
  readonly cpuSeconds: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    // The program's name comes first, in brackets, and may contain any character.
    const [, rest = ''] = /^\d+ \(.*\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const field = rest.split(' ').map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + (field[at] ?? 0), 0);
    return {
      parent: field[1] ?? 0,
      command: readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      rss: (field[21] ?? 0) * pageBytes,
      cpuSeconds: ticks / ticksPerSecond,
    };
  } catch {
    // It ended in the meantime.
    return undefined;
  }
}

/**
 * Memory and processor time of a process and its descendants, or only of those whose command line contains `command`;
 * null without /proc.
 */
export function readProcessTree(root: number, command = ''): ProcessTree | null {
  if (process.platform !== 'linux') return null;
  const all = new Map<number, Stat>();
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat) all.set(Number(name), stat);
  }
  const isWithin = (pid: number): boolean => {
    const parent = all.get(pid)?.parent ?? 0;
    return pid === root || (parent > 0 && isWithin(parent));
  };
  const tree = [...all]
    .filter(([pid, stat]) => isWithin(pid) && stat.command.includes(command))
    .map(([, stat]) => stat);
  const sum = (key: 'rss' | 'cpuSeconds') => tree.reduce((total, stat) => total + stat[key], 0);
  return { processes: tree.length, rss: sum('rss'), cpuSeconds: sum('cpuSeconds') };
}

/** Polls a process tree until the returned function is called, which returns the peak memory in bytes. */
export function watchMemory(root: number, everyMs: number): () => number | null {
  let peak: number | null = null;
  const look = () => {
    const tree = readProcessTree(root);
    if (tree) peak = Math.max(peak ?? 0, tree.rss);
  };
  look();
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    return peak;
  };
}
