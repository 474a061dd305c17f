import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createInstance } from '@module-federation/runtime';
import type { Artifact, PageRelease, PageRemote, RouteModule, ShellContract } from '@shop/contracts';
import { sharedModuleOf } from '@shop/contracts/shared-module';
import { type ContainerOnDisk, openFromDisk, ownShareScope } from '@shop/federation/node';
import { LRUCache } from 'lru-cache';
import { type FragmentRef, fragmentName, type ShellBundle } from '../pool/protocol';
import { clearRuntime } from './runtime-globals';

/**
 * The server build of a published version, with the files listed in its artifact record. Throws an Error if the record cannot be
 * read, or if a required shared module is missing.
 */
function serverBuild(folder: string, shell: Pick<ShellContract, 'provided' | 'singletons'>): ContainerOnDisk {
  const artifact = JSON.parse(readFileSync(path.join(folder, 'artifact.json'), 'utf8')) as Artifact;
  for (const name of Object.keys(artifact.shared.required)) {
    const found = sharedModuleOf(name, artifact, shell);
    if (found.from === 'nowhere') {
      throw new Error(`${artifact.remote}@${artifact.version} ${found.message}`);
    }
  }
  const { server } = artifact.manifest;
  const files = artifact.files.filter(({ path: file }) => file.startsWith(`${server}/`));
  return {
    folder: path.join(folder, server),
    integrity: Object.fromEntries(
      files.map(({ path: file, sha384 }) => [file.slice(server.length + 1), sha384]),
    ),
  };
}

/** Maximum number of versions whose compiled code a process keeps: the live release, its canary, previews and previous releases. */
const cachedVersions = 48;

/** The remotes' modules of one page, which are not shared with other pages. */
export interface PageModules {
  /** Returns an exposed module that is already linked. */
  find(fragment: FragmentRef): RouteModule | undefined;
  /** Links an exposed module. Rejects with errors of the remote's code. */
  link(fragment: FragmentRef): Promise<RouteModule>;
}

interface Remotes {
  /**
   * Begins a page: its modules are run again, so that no module variable survives a page. `origin` is the shop's public origin,
   * which modules see in their own URLs.
   */
  open(release: PageRelease, origin: string): PageModules;
}

/** The shell's shared modules for the runtime's share scope, marked as loaded, so that no other copy replaces them. */
const shares = (shared: ShellBundle['shared']) =>
  Object.fromEntries(
    Object.entries(shared).map(([name, { module, version, singleton }]) => [
      name,
      { version, lib: () => module, shareConfig: { singleton, requiredVersion: `^${version}` } },
    ]),
  );

/**
 * Loads remotes' server builds through the Module Federation runtime. Code is read, verified and compiled once for each version.
 * `remotesDir` contains the published versions.
 */
export function createRemotes(shared: ShellBundle['shared'], remotesDir: string): Remotes {
  const builds = new LRUCache<string, ContainerOnDisk>({ max: cachedVersions });
  const modules = Object.fromEntries(Object.entries(shared).map(([name, { module }]) => [name, module]));
  const offered = {
    provided: Object.fromEntries(Object.entries(shared).map(([name, { version }]) => [name, version])),
    singletons: Object.keys(shared).filter((name) => shared[name]?.singleton),
  };
  const folderOf = (remote: string, version = '') => path.join(remotesDir, remote, version);

  const buildOf = ({ name, version }: { readonly name: string; readonly version?: string }) => {
    const folder = folderOf(name, version);
    const build = builds.get(folder) ?? { ...serverBuild(folder, offered), code: new Map() };
    builds.set(folder, build);
    return build;
  };

  const entryOf = (name: string, { version, manifest }: PageRemote) => {
    const { serverEntry } = manifest;
    if (!serverEntry) return [];
    const entry = pathToFileURL(path.join(folderOf(name, version), serverEntry.path)).href;
    return [{ name, version, entry, type: serverEntry.type }];
  };

  return {
    open({ remotes }, origin) {
      const find = (remote: { readonly name: string; readonly version?: string }) => ({
        ...buildOf(remote),
        baseUrl: origin + (remotes[remote.name]?.base ?? '/'),
      });
      const runtime = createInstance({
        name: 'shell',
        remotes: Object.entries(remotes).flatMap(([name, remote]) => entryOf(name, remote)),
        shared: shares(shared),
        shareStrategy: 'loaded-first',
        plugins: [openFromDisk({ modules, find }), ownShareScope()],
      });
      clearRuntime();
      const linked = new Map<string, RouteModule>();
      return {
        find: (fragment) => linked.get(fragmentName(fragment)),
        async link(fragment) {
          const name = fragmentName(fragment);
          // Ignores globals that another remote has left.
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
    },
  };
}
