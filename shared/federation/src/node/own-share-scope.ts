import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { types } from '@module-federation/runtime/core';

type ShareScope = types.ShareScopeMap[string];
type Container = types.RemoteEntryExports;

/** What the host shares, as another scope: the modules are the same, what is noted of them is not. */
const copyOf = (scope: ShareScope): ShareScope =>
  Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.fromEntries(
        Object.entries(versions).map(([version, shared]) => [version, { ...shared, useIn: [] }]),
      ),
    ]),
  );

/** Puts the host's singletons in the place of every version that a remote has brought of them. */
function keepSingletons(scope: ShareScope, host: ShareScope): void {
  for (const [name, versions] of Object.entries(host)) {
    const singleton = Object.values(versions).find(({ shareConfig }) => shareConfig.singleton);
    const own = scope[name];
    if (!singleton || !own) continue;
    for (const version of Object.keys(own)) own[version] = { ...singleton, version, useIn: [] };
  }
}

/**
 * Gives each remote a share scope of its own. It begins with what the host shares, and what the remote brings along is for the
 * remote alone: no remote gets another's copy. A singleton of the host is the host's for everybody, whatever version a remote
 * brings and whatever it is called. The host has to share modules that are loaded (`lib`).
 */
export function ownShareScope(): ModuleFederationRuntimePlugin {
  const scopes = new WeakMap<Container, types.ShareScopeMap>();
  const containerOf = (origin: ModuleFederation, { name }: types.RemoteInfo) =>
    origin.moduleCache.get(name)?.remoteEntryExports;
  return {
    name: 'own-share-scope',
    beforeInitContainer(args) {
      const { origin, remoteInfo, remoteEntryInitOptions } = args;
      const container = containerOf(origin, remoteInfo);
      if (!container) return args;
      const keys = [remoteEntryInitOptions.shareScopeKeys].flat();
      const copy = () =>
        Object.fromEntries(keys.map((key) => [key, copyOf(origin.shareScopeMap[key] ?? {})]));
      const map = scopes.get(container) ?? copy();
      scopes.set(container, map);
      const options = { ...remoteEntryInitOptions };
      // As the runtime hands it over: not to be seen by whoever copies or prints the options.
      Object.defineProperty(options, 'shareScopeMap', { value: map });
      return { ...args, shareScope: map[keys[0] ?? 'default'] ?? {}, remoteEntryInitOptions: options };
    },
    initContainer(args) {
      const { origin, remoteEntryExports } = args;
      for (const [key, scope] of Object.entries(scopes.get(remoteEntryExports) ?? {}))
        keepSingletons(scope, origin.shareScopeMap[key] ?? {});
      return args;
    },
  };
}
