import type { PageRelease, PageRemote, PageRemoteVersion, RouteModule } from '@shop/contracts';
import type { PartRef } from '../routing/screens';
import { deadlines, within } from './deadlines';

/** The federation runtime as the loader needs it; a port, so that the rules below are tested without a browser. */
export interface ContainerPort {
  register(remote: string, version: PageRemoteVersion, attempt: number): void;
  load(remote: string, module: string): Promise<RouteModule>;
  entryRan(version: PageRemoteVersion): boolean;
}

export interface ModuleLoader {
  /** Loads a part once; the same promise for every caller until it fails. Rejects with the last error. */
  load(part: PartRef): Promise<RouteModule>;
  /** Forgets what was had of a remote, so that the next `load` fetches its chosen version anew. */
  reset(remote: string): void;
}

/** A chunk that did not arrive, in webpack's words; 'missing' is one that came and threw. */
function isLostChunk(error: unknown): boolean {
  const { name, type } = error as { readonly name?: string; readonly type?: string };
  return name === 'ChunkLoadError' && type !== 'missing';
}

const keyOf = ({ remote, module }: PartRef) => `${remote}/${module}`;

/**
 * Loads remotes as the release says: the chosen version, once more when its entry or a chunk did not arrive,
 * then the last known good version. A script that ran and threw is not asked again. Each step has the deadlines of `deadlines`.
 */
export function createModuleLoader(release: PageRelease, port: ContainerPort): ModuleLoader {
  const modules = new Map<string, Promise<RouteModule>>();
  const registered = new Map<string, PageRemoteVersion>();
  /** Per version, because a first attempt takes the entry that the document has preloaded. */
  const attempts = new Map<string, number>();

  const register = (remote: string, version: PageRemoteVersion) => {
    const name = `${remote}@${version.version}`;
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    port.register(remote, version, attempt);
    registered.set(remote, version);
  };

  const loadVersion = async (part: PartRef, version: PageRemoteVersion): Promise<RouteModule> => {
    if (!registered.has(part.remote)) register(part.remote, version);
    const once = () => port.load(part.remote, part.module);
    const withRetry = async () => {
      try {
        return await once();
      } catch (error) {
        if (!port.entryRan(version)) register(part.remote, version);
        else if (!isLostChunk(error)) throw error;
        return once();
      }
    };
    return within(withRetry(), deadlines.module, `${part.remote}@${version.version}`);
  };

  const loadWithFallback = async (part: PartRef, remote: PageRemote): Promise<RouteModule> => {
    const current = registered.get(part.remote) ?? remote;
    try {
      return await loadVersion(part, current);
    } catch (error) {
      if (!remote.fallback || current.version === remote.fallback.version) throw error;
      // Another part of the page may have fallen back already.
      if (registered.get(part.remote)?.version !== remote.fallback.version)
        register(part.remote, remote.fallback);
      return loadVersion(part, remote.fallback);
    }
  };

  return {
    load(part) {
      const key = keyOf(part);
      const known = modules.get(key);
      if (known) return known;
      const remote = release.remotes[part.remote];
      const loading = remote
        ? loadWithFallback(part, remote)
        : Promise.reject(new Error(`No remote "${part.remote}" in release ${release.seq}`));
      modules.set(key, loading);
      loading.catch(() => modules.delete(key));
      return loading;
    },
    reset(remote) {
      registered.delete(remote);
      for (const key of modules.keys()) if (key.startsWith(`${remote}/`)) modules.delete(key);
    },
  };
}
