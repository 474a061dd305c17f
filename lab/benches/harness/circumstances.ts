import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { root } from '../../../server/build/packages';
import { findChromium } from '../../../e2e/support/chromium';

const ask = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function commit(): string {
  try {
    const changed = ask('git', 'status', '--porcelain', '--untracked-files=no') ? ' with changes' : '';
    return ask('git', 'rev-parse', '--short', 'HEAD') + changed;
  } catch {
    return 'unknown';
  }
}

/** The machine and settings that the figures were measured with. */
export interface Circumstances {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly machine: string;
  /** The browser's version, for figures measured in one. */
  readonly chromium?: string;
  readonly commit: string;
}

export const machineCircumstances = (): Circumstances => ({
  at: new Date().toISOString(),
  machine: `${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`,
  commit: commit(),
});

export const browserCircumstances = () => ({
  ...machineCircumstances(),
  chromium: ask(findChromium(), '--version').split(/ built on| snap/)[0] ?? '',
});

/** The circumstances as a phrase without a full stop. */
export const whenAndWhere = ({ at, machine, chromium, commit: of }: Circumstances): string =>
  [`${at.slice(0, 16).replace('T', ' ')} UTC`, machine, ...(chromium ? [chromium] : []), `commit ${of}`].join(
    ', ',
  );
