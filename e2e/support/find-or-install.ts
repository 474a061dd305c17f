import { findProgram, isProgram } from '@shop/server-kit/find-program';
import { installFromDebian } from '../../api/src/testing/install-from-debian';

/** A program that tests require. */
export interface NeededProgram {
  /** Its name in messages, such as `Firefox`. */
  readonly title: string;
  /** Names of the program in PATH, in order of preference. */
  readonly names: readonly string[];
  /** Debian packages that contain it, in order of preference. */
  readonly packages: readonly [string, ...string[]];
  /** The environment variable with its path. */
  readonly variable?: string;
  /** Finds it on this machine; searches PATH by default. */
  readonly find?: (names: readonly string[]) => string | undefined;
}

/**
 * Path of a program: from its environment variable, otherwise on this machine, otherwise from Debian's package, which is
 * installed if permitted. Throws an Error with one line about what to install.
 */
export function findOrInstall({
  title,
  names,
  packages,
  variable,
  find = findProgram,
}: NeededProgram): string {
  const named = variable === undefined ? undefined : process.env[variable];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`${variable} is "${named}", which is not a program.`);
  }
  const found = find(names) ?? (packages.some(installFromDebian) ? find(names) : undefined);
  if (found) return found;
  const orPath = variable === undefined ? '' : `, or set ${variable} to its path`;
  const installation = `on Debian: sudo apt-get install ${packages.at(-1)}`;
  throw new Error(`This needs ${title}. Install it (${installation})${orPath}.`);
}
