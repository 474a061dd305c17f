import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import type { types } from '@module-federation/runtime/core';
import type { PageRelease, PageRemote, RouteModule } from '@shop/contracts';
import { openFromDisk, ownShareScope } from '@shop/federation/node';
import { LRUCache } from 'lru-cache';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FragmentRef, ShellBundle } from '../rendering/protocol';
import { clearRuntime } from './runtime-globals';
import { serverBuild } from './server-build';

/** Releases whose code a process keeps in memory: what is live, its canary, previews, and the previous ones. */
const cachedReleases = 8;

/** The host of one release: a set of versions, one of each remote. */
interface ReleaseHost {
  readonly runtime: ModuleFederation;
  /** Its remotes' containers, by their entries. */
  readonly entries: readonly string[];
  /** By `<remote>/<module>`. */
  readonly linked: Map<string, RouteModule>;
}

export interface Remotes {
  /** An exposed module that is linked already. */
  find(fragment: FragmentRef, release: PageRelease): RouteModule | undefined;
  /** Links an exposed module. Rejects with what the remote's code throws. */
  link(fragment: FragmentRef, release: PageRelease): Promise<RouteModule>;
}

/** The shell's shared modules for the runtime's share scope: loaded already, so that no other copy replaces them. */
const shares = (shared: ShellBundle['shared']) =>
  Object.fromEntries(
    Object.entries(shared).map(([name, { module, version, singleton }]) => [
      name,
      { version, lib: () => module, shareConfig: { singleton, requiredVersion: `^${version}` } },
    ]),
  );

const nameOf = ({ remote, module }: FragmentRef) => `${remote}/${module}`;

const keyOf = ({ remotes }: PageRelease) =>
  Object.entries(remotes)
    .map(([remote, { version }]) => `${remote}@${version}`)
    .sort()
    .join(' ');

/**
 * Loads remotes' server builds through the Module Federation runtime. A release has a host of its own; a version that is in
 * several of them is linked once, and dropped with the last of them. `remotesDir` has the published versions.
 */
export function createRemotes(shared: ShellBundle['shared'], remotesDir: string): Remotes {
  const open = new Map<string, Promise<types.RemoteEntryExports>>();
  const modules = Object.fromEntries(Object.entries(shared).map(([name, { module }]) => [name, module]));
  const offered = {
    provided: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
    singletons: Object.keys(shared).filter((name) => shared[name]?.singleton),
  };
  const folderOf = (remote: string, version = '') => path.join(remotesDir, remote, version);
  const plugins = [
    openFromDisk({
      open,
      modules,
      find: ({ name, version }) => serverBuild(folderOf(name, version), offered),
    }),
    ownShareScope(),
  ];

  const entryOf = (name: string, { version, manifest }: PageRemote) => {
    const { serverEntry } = manifest;
    if (!serverEntry) return [];
    const entry = pathToFileURL(path.join(folderOf(name, version), serverEntry.path)).href;
    return [{ name, version, entry, type: serverEntry.type }];
  };

  const openHost = ({ remotes }: PageRelease): ReleaseHost => {
    const given = Object.entries(remotes).flatMap(([name, remote]) => entryOf(name, remote));
    const runtime = createInstance({
      name: 'shell',
      remotes: given,
      shared: shares(shared),
      shareStrategy: 'loaded-first',
      plugins,
    });
    clearRuntime();
    return { runtime, entries: given.map(({ entry }) => entry), linked: new Map() };
  };

  const hosts = new LRUCache<string, ReleaseHost>({
    max: cachedReleases,
    disposeAfter: () => {
      const used = new Set([...hosts.values()].flatMap(({ entries }) => entries));
      for (const entry of open.keys()) if (!used.has(entry)) open.delete(entry);
    },
  });

  const hostOf = (release: PageRelease): ReleaseHost => {
    const key = keyOf(release);
    const known = hosts.get(key);
    if (known) return known;
    const opened = openHost(release);
    hosts.set(key, opened);
    return opened;
  };

  return {
    find: (fragment, release) => hostOf(release).linked.get(nameOf(fragment)),
    async link(fragment, release) {
      const { runtime, linked } = hostOf(release);
      const name = nameOf(fragment);
      // Ignores what another remote has left there.
      clearRuntime();
      try {
        const module = await runtime.loadRemote<RouteModule>(name);
        if (!module) throw new Error(`${name} exports nothing`);
        linked.set(name, module);
        return module;
      } finally {
        clearRuntime();
      }
    },
  };
}
