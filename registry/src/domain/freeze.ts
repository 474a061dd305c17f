import { RegistryError } from '@shop/protocol';
import type { Freeze } from '@shop/contracts/registry';

/** Freezes of an environment, by remote; `*` freezes everything. */
export type Freezes = Readonly<Record<string, Freeze>>;

export const everything = '*';

/** Throws a RegistryError 423 if one of the remotes, or everything, is frozen. */
export function refuseFrozen(freezes: Freezes, remotes: readonly string[]): void {
  for (const name of [everything, ...remotes]) {
    const freeze = freezes[name];
    if (!freeze) continue;
    const what = name === everything ? 'Releases are' : `${name} is`;
    throw new RegistryError(
      423,
      `${what} frozen by ${freeze.by} since ${freeze.at} (${freeze.reason}). Unfreeze first; you can still disable, abort and roll back.`,
      { body: { frozen: { name, ...freeze } } },
    );
  }
}
