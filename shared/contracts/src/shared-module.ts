/**
 * Whose copy of a shared package a version of a remote gets. An entry of its own: the registry asks before a version goes
 * live and the server before it renders, so that the shop's scripts need not carry the rules of ranges.
 */
import semver from 'semver';
import type { Artifact, ShellContract } from './release';

/** Where a remote's import of a shared package leads. */
export type SharedModule =
  | { readonly from: 'shell' }
  /** `file` is its path inside the artifact; it is linked like a module of the remote itself. */
  | { readonly from: 'own'; readonly file: string }
  /** Nobody has what it needs; `message` says so to a person, with what to do. */
  | { readonly from: 'nowhere'; readonly message: string };

type Lender = Pick<ShellContract, 'provided' | 'singletons'>;
type Taker = Pick<Artifact, 'shared' | 'files' | 'manifest'>;

/** Where a server build holds its own copy of a package that is no singleton, inside the folder of that build. */
export const ownModulePath = (name: string): string => `shared/${name}.cjs`;

/**
 * The shell's copy when it is one that exists once, or within the range that the remote declares; else the remote's own,
 * when that is within it. A package that the remote declares no range of is the shell's.
 */
export function sharedModuleOf(
  name: string,
  { shared, files, manifest }: Taker,
  shell: Lender,
): SharedModule {
  const range = shared.required[name] ?? '*';
  const given = shell.provided[name];
  if (given !== undefined && (shell.singletons.includes(name) || semver.satisfies(given, range))) {
    return { from: 'shell' };
  }
  const lacking =
    given === undefined
      ? `needs ${name} ${range}, which the shell does not provide`
      : `needs ${name} ${range}, but the shell provides ${given}`;
  const own = shared.provided?.[name];
  if (own === undefined || !semver.satisfies(own, range)) {
    const carried = own === undefined ? 'none' : own;
    return {
      from: 'nowhere',
      message: `${lacking}, and it carries ${carried} of its own. Build it against what the shell provides, or with a copy that fits.`,
    };
  }
  const file = `${manifest.server}/${ownModulePath(name)}`;
  if (files.some(({ path }) => path === file)) return { from: 'own', file };
  return {
    from: 'nowhere',
    message: `${lacking}, and it carries ${own} of its own for browsers only. Build and publish it anew, so that the server has it too.`,
  };
}
