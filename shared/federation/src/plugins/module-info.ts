import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { Host, Remote } from './known-remotes';

export interface ModuleInfoOptions {
  /** A remote's version: its number, and its exposed modules. */
  versionOf(remote: Remote): { readonly version: string; readonly modules: readonly string[] };
}

interface Information {
  readonly version: string;
  readonly remotesInfo: Record<string, { matchedVersion: string }>;
  readonly modules: readonly { readonly moduleName: string; readonly modulePath: string }[];
  readonly shared: readonly unknown[];
  readonly remoteEntry?: string;
}

/** The fields written here; most fields of the runtime's type are only for its snapshots. */
type Notes = Record<string, Information | undefined>;

const sharedOf = ({ options }: Host) =>
  Object.entries(options.shared).flatMap(([sharedName, versions]) =>
    versions.map(({ version, shareConfig }) => ({ sharedName, version, shareConfig })),
  );

/**
 * Writes the host and its remotes where Module Federation's developer tools read them: in
 * `__FEDERATION__.moduleInfo`. The runtime writes it only with snapshots, so a host without them needs this plugin.
 */
export function moduleInfoPlugin({ versionOf }: ModuleInfoOptions): ModuleFederationRuntimePlugin {
  return {
    name: 'module-info',
    registerRemote(args) {
      const { remote, origin } = args;
      const moduleInfo = globalThis.__FEDERATION__.moduleInfo as Notes;
      const { version, modules } = versionOf(remote);
      const host = (moduleInfo[origin.name] ??= {
        version: '',
        remotesInfo: {},
        modules: [],
        shared: sharedOf(origin),
      });
      host.remotesInfo[remote.name] = { matchedVersion: version };
      moduleInfo[`${remote.name}:${version}`] = {
        version,
        ...('entry' in remote && { remoteEntry: remote.entry }),
        modules: modules.map((name) => ({ moduleName: name, modulePath: `./${name}` })),
        remotesInfo: {},
        shared: [],
      };
      return args;
    },
  };
}
