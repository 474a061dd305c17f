import type { PageRelease, PageRemote, PageRemoteVersion, RouteModule } from '@shop/contracts';
import type { PartRef } from '../routing/screens';
import { deadlines, within } from './deadlines';
import { isLostChunk, phaseOf } from './load-phase';
import type { PageEvent } from './page-events';

/** The federation runtime as the loader needs it; a port, so that the rules below are tested without a browser. */
export interface ContainerPort {
  register(remote: string, version: PageRemoteVersion, attempt: number): void;
  load(remote: string, module: string): Promise<RouteModule>;
  entryRan(version: PageRemoteVersion): boolean;
}

export interface ModuleLoader {
  /** Loads a part once; the same promise for every caller until it fails. Rejects with the last error. */
  load(part: PartRef): Promise<RouteModule>;
  /** Forgets what was had of a remote, so that the next `load` fetches it anew: the chosen version, unless it was given up. */
  reset(remote: string): void;
  /** Gives the chosen version of a remote up for the last known good one; false when there is none, or it was that already. */
  giveUp(remote: string): boolean;
  /** The version that parts of a remote come from just now. */
  versionOf(remote: string): string;
}

interface Options {
  readonly emit?: (event: PageEvent) => void;
  /** What last worked in this browser, for a release that names no way back. */
  readonly lastGood?: (remote: string) => PageRemoteVersion | null;
  /** ms */
  readonly now?: () => number;
}

const keyOf = ({ remote, module }: PartRef) => `${remote}/${module}`;

/**
 * Loads remotes as the release says: the chosen version, once more when its entry or a chunk did not arrive,
 * then the last known good version. A script that ran and threw is not asked again. Each step has the deadlines of `deadlines`.
 */
export function createModuleLoader(
  release: PageRelease,
  port: ContainerPort,
  { emit = () => undefined, lastGood = () => null, now = () => performance.now() }: Options = {},
): ModuleLoader {
  const modules = new Map<string, Promise<RouteModule>>();
  const registered = new Map<string, PageRemoteVersion>();
  /** Per version, because a first attempt takes the entry that the document has preloaded. */
  const attempts = new Map<string, number>();
  /** The version to use instead of the chosen one, of remotes whose chosen one was given up. */
  const instead = new Map<string, PageRemoteVersion>();
  const timed = new Set<string>();

  const register = (remote: string, version: PageRemoteVersion) => {
    const name = `${remote}@${version.version}`;
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    port.register(remote, version, attempt);
    registered.set(remote, version);
  };

  const fallbackOf = (name: string, remote: PageRemote): PageRemoteVersion | null => {
    const fallback = remote.fallback ?? lastGood(name);
    return fallback && fallback.version !== remote.version ? fallback : null;
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
    const began = now();
    const module = await within(withRetry(), deadlines.module, `${part.remote}@${version.version}`);
    const name = `${part.remote}@${version.version}`;
    if (!timed.has(name))
      emit({ kind: 'loaded', remote: part.remote, version: version.version, ms: now() - began });
    timed.add(name);
    return module;
  };

  const loadWithFallback = async (part: PartRef, remote: PageRemote): Promise<RouteModule> => {
    const name = part.remote;
    const current = registered.get(name) ?? instead.get(name) ?? remote;
    const about = { remote: name, version: current.version };
    try {
      return await loadVersion(part, current);
    } catch (error) {
      emit({ kind: 'failed', ...about, phase: phaseOf(error, port.entryRan(current)) });
      const fallback = fallbackOf(name, remote);
      if (!fallback || current.version === fallback.version) {
        emit({ kind: 'lost', ...about });
        throw error;
      }
      // Another part of the page may have fallen back already.
      if (registered.get(name)?.version !== fallback.version) register(name, fallback);
      return loadVersion(part, fallback).catch((last: unknown) => {
        emit({ kind: 'lost', ...about });
        throw last;
      });
    }
  };

  const forget = (remote: string) => {
    registered.delete(remote);
    for (const key of modules.keys()) if (key.startsWith(`${remote}/`)) modules.delete(key);
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
    reset: forget,
    giveUp(name) {
      const remote = release.remotes[name];
      const fallback = remote && fallbackOf(name, remote);
      if (!fallback || registered.get(name)?.version === fallback.version) return false;
      instead.set(name, fallback);
      forget(name);
      return true;
    },
    versionOf: (name) => (registered.get(name) ?? instead.get(name) ?? release.remotes[name])?.version ?? '',
  };
}
