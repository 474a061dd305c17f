import type { Artifact } from '@shop/contracts';
import {
  readState,
  RegistryError,
  type ReleaseTarget,
  RegistryResponseError,
  sharedEndpoints,
} from '@shop/protocol';
import { MissingRegistry } from '../commands/exit-codes';

/**
 * Compares a version's API endpoints with those of the live remotes. Throws a RegistryError 422 that names an endpoint which another
 * remote defines too. Without a registry, or with a token that it does not accept, resolves with false: publishing compares them again.
 */
export async function refuseLiveEndpoints(artifact: Artifact, target: ReleaseTarget): Promise<boolean> {
  if (!artifact.endpoints?.length) return true;
  try {
    const { release } = await readState(target);
    for (const [remote, { stable }] of Object.entries(release?.assignments ?? {})) {
      if (stable === null || remote === artifact.remote) continue;
      const live = await target.client.call<Artifact>(`/artifacts/${remote}/${stable}`);
      const [shared] = sharedEndpoints(artifact, live);
      if (shared) throw new RegistryError(422, shared.message);
    }
    return true;
  } catch (error) {
    if (error instanceof RegistryResponseError || error instanceof MissingRegistry) return false;
    throw error;
  }
}
