import { readFileSync } from 'node:fs';

/** Resources that a process has used so far. */
export interface ProcessUsage {
  /** Processor time, in ms. */
  readonly cpuMs: number;
  readonly residentBytes: number;
}

/** Linux counts processor time in hundredths of a second on all machines. */
const tickMs = 10;
const pageBytes = 4096;

/** Reads the usage of a process from the kernel; null without /proc or after the process has ended. */
export function processUsage(pid: number): ProcessUsage | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, which may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [userTicks, systemTicks, residentPages] = [fields[11], fields[12], fields[21]].map(Number);
    return {
      cpuMs: ((userTicks ?? 0) + (systemTicks ?? 0)) * tickMs,
      residentBytes: (residentPages ?? 0) * pageBytes,
    };
  } catch {
    return null;
  }
}
