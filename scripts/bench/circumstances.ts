import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { root } from '../build/packages';
import { findChromium } from '../setup/chromium';

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

/** What a reader of figures of a server has to know of where they were taken. */
export const machineCircumstances = () => ({
  at: new Date().toISOString(),
  machine: `${cpus().length} x ${cpus()[0]?.model ?? 'processor'}, Node ${process.version}`,
  commit: commit(),
});

/** The same for figures of pages, which come from a browser. */
export const circumstances = () => ({
  ...machineCircumstances(),
  chromium: ask(findChromium(), '--version').split(/ built on| snap/)[0] ?? '',
});
