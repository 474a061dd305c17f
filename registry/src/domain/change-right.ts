import type { Actor } from '@shop/contracts/registry';
import { all, requireRight, type Right } from './roles';
import { remotesOf, type ReleaseChange } from './change';

interface ChangeRight {
  readonly right: Right;
  /** Each remote that it is needed for; `*` for what concerns all. */
  readonly remotes: readonly string[];
}

/** Changes that take a remote from shoppers, or affect those of every team. */
const large: ReadonlySet<ReleaseChange['kind']> = new Set(['return', 'kill', 'unkill']);

/** The right that a change needs: a remote's own team releases its versions, operators do the rest. */
export function changeRightOf(change: ReleaseChange): ChangeRight {
  const right = large.has(change.kind) ? 'operate' : 'release';
  return { right, remotes: change.kind === 'return' ? [all] : remotesOf(change) };
}

/** Throws a RegistryError 403 for an actor who may not make that change. */
export function requireChangeRight(actor: Actor, env: string, change: ReleaseChange): void {
  const { right, remotes } = changeRightOf(change);
  for (const remote of remotes) requireRight(actor, right, { remote, env });
}
