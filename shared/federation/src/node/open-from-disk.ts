import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { types } from '@module-federation/runtime/core';
import { containerFiles, type ContainerOnDisk, type GivenModules } from './container-files';
import { runCommonJs } from './run-commonjs';
import { runEsModule } from './run-es-module';

type RemoteInfo = types.RemoteInfo;
type Container = types.RemoteEntryExports;

export interface OpenFromDiskOptions {
  /** The folder of a remote's server build; undefined if the runtime should load the remote. */
  readonly find: (remote: RemoteInfo) => ContainerOnDisk | undefined | Promise<ContainerOnDisk | undefined>;
  /** Modules that remotes' code may `require` or `import` by name; none when absent, not even Node's. */
  readonly modules?: GivenModules;
}

const isEsModule = ({ type }: RemoteInfo) => type === 'module' || type === 'esm';

async function openContainer(
  remote: RemoteInfo,
  found: ContainerOnDisk,
  modules: GivenModules | undefined,
): Promise<Container> {
  const file = remote.entry.startsWith('file:') ? fileURLToPath(remote.entry) : remote.entry;
  const entry = path.relative(found.folder, file).split(path.sep).join('/');
  const files = containerFiles(found, modules);
  const exports = isEsModule(remote) ? await runEsModule(entry, files) : runCommonJs(entry, files);
  const { get, init } = (exports ?? {}) as Partial<Container>;
  if (typeof get === 'function' && typeof init === 'function') return exports as Container;
  throw new Error(`${file} is not a Module Federation container: it exports no "get" and "init"`);
}

/**
 * Opens remotes' server containers from disk: `entry` is a path or `file:` URL, `type` is `module` for an ES module
 * and anything else for CommonJS. Each host runs a container's files separately. Each file is verified by its digest
 * before it first runs, and code can import only its own files and `modules`.
 */
export function openFromDisk({ find, modules }: OpenFromDiskOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'open-from-disk',
    async loadEntry({ remoteInfo }) {
      const found = await find(remoteInfo);
      return found && openContainer(remoteInfo, found, modules);
    },
  };
}
