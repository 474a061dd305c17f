import { findInstalledChromium, isProgram } from '@shop/server-kit/find-program';

/** The Chromium for the gate: the configured one, else one on this machine. Throws an Error with instructions if there is none. */
export function findGateChromium(named: string | undefined): string {
  if (named && !isProgram(named))
    throw new Error(`GATE_CHROMIUM is "${named}", which is not an executable file.`);
  const found = named ?? findInstalledChromium();
  if (found) return found;
  throw new Error(
    'The gate needs Chromium. Install it (on Debian: apt-get install chromium), or set GATE_CHROMIUM to its path.',
  );
}
