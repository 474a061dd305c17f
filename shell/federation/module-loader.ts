import type { PageRelease, RouteModule } from '@shop/contracts';
import type { FragmentRef } from './routing/page-routes';
import type { RemoteHost } from './remote-host';

export interface ModuleLoader {
  /** Loads a fragment once; the same promise for every caller until it fails. Rejects with the last error. */
  load(fragment: FragmentRef): Promise<RouteModule>;
  /**
   * Clears the loaded modules of a remote, so that the next `load` fetches them again: from the chosen version, unless it was
   * replaced.
   */
  reset(remote: string): void;
  /**
   * Replaces the chosen version of a remote with the last known good one. Returns false if there is none, or it is already in use.
   */
  giveUp(remote: string): boolean;
  /** The version that fragments of a remote currently come from. */
  versionOf(remote: string): string;
}

const keyOf = ({ remote, module }: FragmentRef) => `${remote}/${module}`;

/** Loads each fragment from the page's host once. The host determines the version and handles failures. */
export function createModuleLoader(release: PageRelease, host: RemoteHost): ModuleLoader {
  const modules = new Map<string, Promise<RouteModule>>();
  const forget = (remote: string) => {
    for (const key of modules.keys()) if (key.startsWith(`${remote}/`)) modules.delete(key);
  };
  return {
    load(fragment) {
      const key = keyOf(fragment);
      const known = modules.get(key);
      if (known) return known;
      const loading = release.remotes[fragment.remote]
        ? host.load(fragment.remote, fragment.module)
        : Promise.reject(new Error(`No remote "${fragment.remote}" in release ${release.seq}`));
      modules.set(key, loading);
      loading.catch(() => {
        if (modules.get(key) === loading) modules.delete(key);
      });
      return loading;
    },
    reset(remote) {
      host.reset(remote);
      forget(remote);
    },
    giveUp(remote) {
      if (!host.giveUp(remote)) return false;
      forget(remote);
      return true;
    },
    versionOf: (remote) => host.versionOf(remote) || (release.remotes[remote]?.version ?? ''),
  };
}
