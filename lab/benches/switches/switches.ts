import type { RegistryClient } from '@shop/protocol';
import { promote, upload } from '@shop/packer/commands';
import { fetchBuild, renamedBuild } from '@shop/protocol/testing';
import type { Release } from '@shop/contracts';
import { quietly, input } from '../../../e2e/support/admin-of';
import { switched } from './page-of';

/** Two sets of versions to switch between. */
const sets = ['1.1.0', '1.2.0'] as const;

/** Publishes both sets, from the versions that `npm start` has published. */
export async function publishSets(client: RegistryClient): Promise<void> {
  for (const remote of switched) {
    const built = await fetchBuild(client, remote, '1.0.0');
    for (const version of sets) await upload(renamedBuild(built, version), quietly(client));
  }
}

/** Promotes one of the two sets; resolves with the release. */
export async function switchTo(client: RegistryClient, turn: number): Promise<Release> {
  const version = sets[turn % sets.length];
  return (await promote(input(switched.map((remote) => `${remote}@${version}`)), quietly(client))) as Release;
}
