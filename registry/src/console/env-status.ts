import type { Release } from '@shop/contracts';
import type { EnvState, Page, Rollout } from '@shop/contracts/registry';
import { RegistryResponseError } from '@shop/protocol';
import { disabledSince, type Since } from './pages/compare-health';
import { stateOf, type RegistryCalls } from './registry-calls';

/** The latest releases, newest first. The default limit is how far back pages search for the release that made a version live. */
export const historyOf = async (calls: RegistryCalls, limit = 200): Promise<readonly Release[]> =>
  (await calls.get<Page<Release>>(`${calls.envPath}/history?limit=${limit}`)).items;

/** A disabled remote, and the release that disabled it. */
export interface Disabled {
  readonly remote: string;
  readonly since: Since | undefined;
}

/** The freezes, disabled remotes and rollouts of an environment, for every page. */
export interface EnvStatus {
  readonly freezes: EnvState['freezes'];
  readonly disabled: readonly Disabled[];
  /** Running and paused rollouts. */
  readonly rollouts: readonly Rollout[];
}

/** Reads the status of an environment; undefined for an unknown one, or a user who may not read it. */
export async function readStatus(calls: RegistryCalls): Promise<EnvStatus | undefined> {
  try {
    const { release, freezes } = await stateOf(calls);
    const { items } = await calls.get<Page<Rollout>>(`${calls.envPath}/rollouts?open=true&limit=200`);
    const killed = Object.entries(release?.assignments ?? {}).filter(([, one]) => one.killed);
    const history = killed.length > 0 ? await historyOf(calls) : [];
    return {
      freezes,
      disabled: killed.map(([remote]) => ({ remote, since: disabledSince(history, remote) })),
      rollouts: items.filter(({ status }) => status === 'running' || status === 'paused'),
    };
  } catch (error) {
    if (error instanceof RegistryResponseError && (error.status === 403 || error.status === 404))
      return undefined;
    throw error;
  }
}
