import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { types } from '@module-federation/runtime/core';

type ShareScope = types.ShareScopeMap[string];
type Container = types.RemoteEntryExports;

/** A copy of the host's share scope with the same modules. */
const copyOf = (scope: ShareScope): ShareScope =>
  Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [
      name,
      Object.fromEntries(
        Object.entries(versions).map(([version, shared]) => [version, { ...shared, useIn: [] }]),
      ),
    ]),
  );

/** Replaces every version of a singleton that a remote has registered with the host's. */
function keepSingletons(scope: ShareScope, host: ShareScope): void {
  for (const [name, versions] of Object.entries(host)) {
    const singleton = Object.values(versions).find(({ shareConfig }) => shareConfig.singleton);
    const own = scope[name];
    if (!singleton || !own) continue;
    for (const version of Object.keys(own)) own[version] = { ...singleton, version, useIn: [] };
  }
}

/**
 * Gives each remote a separate share scope. It starts with the host's modules, and modules that a remote registers
 * are for that remote only. All remotes get the host's copy of a singleton, whatever version they bundle. The host
 * must share loaded modules (`lib`).
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
      // Not enumerable, as in the runtime.
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
