import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { entryOf, type Host, type Remote } from './known-remotes';

/** Stores the versions that worked, usually in local storage. */
export interface GoodVersions {
  /** The version of a remote that last worked here; null if there is none. */
  get(name: string): Remote | null;
  set(remote: Remote): void;
}

export interface LastKnownGoodOptions {
  readonly versions: GoodVersions;
  /** Called when a remote is replaced with another version. */
  readonly onFallback?: (remote: Remote) => void;
}

export interface LastKnownGood extends ModuleFederationRuntimePlugin {
  /**
   * Replaces the registered version of a remote with the last known good one; returns false if there is none or it is
   * already registered.
   */
  giveUp(name: string): boolean;
  /** Stores the registered version of a remote as one that works. */
  keep(name: string): void;
}

/**
 * Falls back to the last version that worked when a remote cannot be loaded: for the whole remote, so that a page
 * never mixes two versions. If there is no such version, the load fails as without this plugin.
 */
export function lastKnownGoodPlugin({ versions, onFallback }: LastKnownGoodOptions): LastKnownGood {
  let host: Host | undefined;
  const registered = (name: string) => host?.options.remotes.find((remote) => remote.name === name);

  const giveUp = (name: string): boolean => {
    const current = registered(name);
    const good = versions.get(name);
    if (!host || !current || !good || entryOf(good) === entryOf(current)) return false;
    // The runtime stores and mutates the object that it receives.
    const fallback = { ...good };
    host.registerRemotes([fallback], { force: true });
    onFallback?.(fallback);
    return true;
  };

  return {
    name: 'last-known-good',
    apply(instance) {
      host = instance;
    },
    async errorLoadRemote({ id, lifecycle, remote, origin }) {
      if (lifecycle !== 'onLoad' || !remote) return undefined;
      const current = registered(remote.name);
      // Another module of the remote may have fallen back already.
      const isReplaced = current !== undefined && entryOf(current) !== entryOf(remote);
      if (!isReplaced && !giveUp(remote.name)) return undefined;
      return origin.loadRemote(id);
    },
    giveUp,
    keep(name) {
      const current = registered(name);
      if (current) versions.set(current);
    },
  };
}
