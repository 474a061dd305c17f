import { createInstance, getInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import type { PageRelease, PageRemoteVersion, RouteModule } from '@shop/contracts';
import {
  integrityPlugin,
  lastKnownGoodPlugin,
  moduleInfoPlugin,
  preloadPlugin,
  type Remote,
  retryPlugin,
  telemetryPlugin,
} from '@shop/federation';
import type { PageEvent } from './page-events';
import { fetchHashes, hashOf } from './release-hashes';

/** Global variables in which entries built with `externalRuntime` find the host's runtime. */
declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core;
  var _FEDERATION_BUNDLER_RUNTIME: () => unknown;
}

/** The plugin's `provideExternalRuntime` would bundle a second, CommonJS build of the core. */
globalThis._FEDERATION_RUNTIME_CORE = core;

interface Entry {
  readonly webpackRequire: {
    readonly federation: { readonly initOptions: Parameters<typeof createInstance>[0] };
  };
}

/** For entries built before 2026-11-24, which do not contain the runtime; remove this after 2027-02-24. */
globalThis._FEDERATION_BUNDLER_RUNTIME = () => ({
  ...federation,
  bundlerRuntime: {
    ...federation.bundlerRuntime,
    // The build omits this for a host that exposes nothing.
    initContainerEntry,
    init: ({ webpackRequire }: Entry) => createInstance(webpackRequire.federation.initOptions),
  },
  bundlerRuntimeOptions: {},
});

/** The functions of the page's federation host for remotes. */
export interface RemoteHost {
  /** Loads an exposed module. Rejects when neither the chosen version nor a fallback can be loaded. */
  load(remote: string, module: string): Promise<RouteModule>;
  /** Registers the chosen version again, unless it was replaced, so that its files are fetched and run again. */
  reset(remote: string): void;
  /** Replaces the chosen version with the last known good one. Returns false if there is none, or it is already in use. */
  giveUp(remote: string): boolean;
  /** The version that is currently registered. */
  versionOf(remote: string): string;
}

interface RemoteHostOptions {
  readonly emit?: (event: PageEvent) => void;
  /** The version that last worked in this browser, for a release without a fallback. */
  readonly lastGood?: (remote: string) => PageRemoteVersion | null;
  readonly host?: Host;
}

type Host = NonNullable<ReturnType<typeof getInstance>>;

/** The instance that the build creates from `ModuleFederationPlugin`'s options. */
function builtHost(): Host {
  const host = getInstance();
  if (!host) throw new Error('The shell was built without Module Federation');
  return host;
}

/** Whether a version of the release styles elements of other remotes; versions of this repository never do. */
const hasGlobalStyles = ({ remotes }: PageRelease) =>
  Object.values(remotes).some(
    ({ manifest, fallback }) => manifest.globalStyles ?? fallback?.manifest.globalStyles,
  );

/** Opens the page's host: installs the runtime plugins, and registers the release's remotes. */
export function openRemoteHost(
  release: PageRelease,
  { emit = () => undefined, lastGood = () => null, host = builtHost() }: RemoteHostOptions = {},
): RemoteHost {
  /** All registered versions, by the URL of their entry. */
  const versions = new Map<string, PageRemoteVersion>();
  const givenUp = new Set<string>();

  const remoteOf = (name: string, version: PageRemoteVersion): Remote => {
    const { base, manifest } = version;
    const entry = new URL(base + manifest.entry, location.href).href;
    versions.set(entry, version);
    const type = manifest.entryType === 'module' ? 'module' : 'global';
    return { name, entry, entryGlobalName: manifest.globalName, type };
  };
  const versionAt = (remote: Remote | undefined): PageRemoteVersion => {
    const version = remote && 'entry' in remote ? versions.get(remote.entry) : undefined;
    if (!version) throw new Error(`The remote "${remote?.name}" is not registered`);
    return version;
  };
  const registered = (name: string) => host.options.remotes.find((remote) => remote.name === name);

  const lastKnownGood = lastKnownGoodPlugin({
    versions: {
      get(name) {
        const fallback = release.remotes[name]?.fallback ?? lastGood(name);
        return fallback && remoteOf(name, fallback);
      },
      set: () => undefined,
    },
  });
  const integrity = integrityPlugin({
    hashOf: ({ remote, file }) => hashOf(versionAt(remote), file),
    hashesOf: (remote) => fetchHashes(versionAt(remote)),
    importsEntries: false,
  });
  host.registerPlugins([
    telemetryPlugin({
      onEvent(event) {
        const { remote, entry } = event;
        const about = { remote, version: versions.get(entry)?.version ?? '' };
        if (event.kind === 'loaded') emit({ kind: 'loaded', ...about, ms: event.ms });
        else if (event.kind === 'failed') emit({ kind: 'failed', ...about, phase: event.phase });
        else emit({ kind: 'lost', ...about });
      },
    }),
    // Before the plugin that imports entries, so that their hashes are known by then.
    integrity,
    retryPlugin({ importModule: integrity.importModule }),
    preloadPlugin({
      filesOf(remote, expose) {
        const { base, manifest } = versionAt(remote);
        const files = manifest.exposes[expose.replace(/^\.\//, '')];
        const inFolder = (names: readonly string[]) => names.map((name) => base + name);
        return files ? { scripts: inFolder(files.js), styles: inFolder(files.css) } : null;
      },
    }),
    lastKnownGood,
    moduleInfoPlugin({
      versionOf(remote) {
        const { version, manifest } = versionAt(remote);
        return { version, modules: Object.keys(manifest.exposes) };
      },
    }),
  ]);
  if (hasGlobalStyles(release)) {
    import('./global-styles').then(
      ({ controlGlobalStyles }) => controlGlobalStyles(host, versionAt),
      (error: unknown) => console.warn('[styles]', error),
    );
  }
  host.registerRemotes(Object.entries(release.remotes).map(([name, remote]) => remoteOf(name, remote)));

  return {
    async load(remote, module) {
      const loaded = await host.loadRemote<RouteModule>(`${remote}/${module}`);
      if (!loaded) throw new Error(`${remote} returned no module for ${module}`);
      return loaded;
    },
    reset(name) {
      const current = registered(name);
      const chosen = release.remotes[name];
      if (!current || !chosen) return;
      const version = givenUp.has(name) ? versionAt(current) : chosen;
      host.registerRemotes([remoteOf(name, version)], { force: true });
    },
    giveUp(name) {
      if (!lastKnownGood.giveUp(name)) return false;
      givenUp.add(name);
      return true;
    },
    versionOf(name) {
      const current = registered(name);
      return current ? versionAt(current).version : '';
    },
  };
}
