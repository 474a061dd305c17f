/**
 * Which copy of a shared package a version of a remote gets. This is a separate entry point, used by the registry
 * before a version goes live and by the server before it renders, so that the shop's scripts do not load semver.
 */
import semver from 'semver';
import type { Artifact, ShellContract } from '@shop/contracts';

/**
 * What the host provides to every remote, with one instance per page (and one per server render). Remotes do not
 * bundle these; they declare the range they need.
 */
export const hostProvided = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-router-dom',
  '@shop/config',
  '@shop/money',
  '@shop/contracts',
  '@shop/store',
  '@shop/api-client',
] as const;

/** Which copy a remote's import of a shared package resolves to. */
export type SharedModule =
  | { readonly from: 'shell' }
  /** The copy in the remote's containers. */
  | { readonly from: 'own' }
  /** There is no compatible copy; `message` explains why and what to do. */
  | { readonly from: 'nowhere'; readonly message: string };

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * The range of a shared package that a remote requires of its host, from its package.json. `peerDependencies`
 * specifies the lowest minor that the remote needs, such as `^1.2.0`, whatever version it was built with.
 * Without that it is the version that it was built with, or a compatible one. Throws an Error for a range
 * without a minimum version, such as `file:` or `latest`.
 */
export function requiredRange(name: string, { dependencies, peerDependencies }: Manifest): string {
  const declared = peerDependencies?.[name] ?? dependencies?.[name];
  if (declared === undefined) {
    throw new Error(`package.json does not name ${name}. Add it to "peerDependencies", such as "^1.2.0".`);
  }
  if (semver.valid(declared)) return `^${declared}`;
  const range = semver.validRange(declared);
  if (range === null || range === '*') {
    throw new Error(
      `"${name}": "${declared}" in package.json does not specify a minimum version. Declare the minor version that the remote needs in "peerDependencies", such as "^1.2.0".`,
    );
  }
  return declared;
}

/**
 * The shell's copy when it is a singleton, or within the range that the remote declares; else the remote's own, when
 * that is within it. Without a declared range it is the shell's. The Module Federation runtime does the same; this
 * predicts its result.
 */
export function sharedModuleOf(
  name: string,
  { shared }: Pick<Artifact, 'shared'>,
  shell: Pick<ShellContract, 'provided' | 'singletons'>,
): SharedModule {
  const range = shared.required[name] ?? '*';
  const given = shell.provided[name];
  if (given !== undefined && (shell.singletons.includes(name) || semver.satisfies(given, range))) {
    return { from: 'shell' };
  }
  const own = shared.provided?.[name];
  if (own !== undefined && semver.satisfies(own, range)) return { from: 'own' };
  const lacking =
    given === undefined
      ? `needs ${name} ${range}, which the shell does not provide`
      : `needs ${name} ${range}, but the shell provides ${given}`;
  return {
    from: 'nowhere',
    message: `${lacking}, and it bundles ${own ?? 'no copy'}. Build it against what the shell provides, or bundle a compatible version.`,
  };
}
