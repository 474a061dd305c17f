import { spawnSync } from 'node:child_process';
import { findProgram as installed, isProgram } from '@shop/server/find-chromium';

/** Chromium without a window, which spares the processor drawing one unseen; and browsers that have one. */
const windowless = 'chromium-headless-shell';
const windowed = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian's ${name} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  return run('update', '-qq') && run('install', '-y', '-qq', '--no-install-recommends', name);
}

/** A Chromium of this machine that can have a window, and so has a back/forward cache; undefined where there is none. */
export const findWindowedChromium = (): string | undefined => installed(windowed);

/**
 * Path of a Chromium: `CHROMIUM`, else one on this machine, else Debian's package, which it installs when it may. For
 * tests one without a window is preferred; what measures takes the browser that shoppers have. Throws an Error with one
 * clear line that says what to do.
 */
export function findChromium({ forTests = false } = {}): string {
  const named = process.env.CHROMIUM;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM is "${named}", which is no program.`);
  }
  const names = forTests ? [windowless, ...windowed] : windowed;
  // Not every release of Debian has the one without a window.
  const packages = forTests ? [windowless, 'chromium'] : ['chromium'];
  const found = installed(names) ?? (packages.some(installFromDebian) ? installed(names) : undefined);
  if (found) return found;
  throw new Error(
    'This needs Chromium. Install it (on Debian: sudo apt-get install chromium), or set CHROMIUM to its path.',
  );
}
