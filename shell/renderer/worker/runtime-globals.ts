import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';

const { getPrototypeOf } = Reflect;

/** Provides the runtime core to remotes' builds, whose containers do not include one. */
export function provideRuntime(): void {
  const fixed = { configurable: false, writable: false };
  Object.defineProperty(globalThis, '_FEDERATION_RUNTIME_CORE', { value: core, ...fixed });
  // Frozen, because a remote could otherwise replace the runtime of all remotes.
  Object.defineProperty(registry, '__DEBUG_CONSTRUCTOR__', { value: undefined, ...fixed });
}

const { __FEDERATION__: registry, __GLOBAL_LOADING_REMOTE_ENTRY__: loading } = core.Global;

/**
 * Clears the data that the runtime stores in globals: instances, share scopes, global plugins and loading entries. Open hosts and
 * containers do not need it. It would retain unused versions, reuse one version's instance for the next one of the same name, and
 * let a remote access the others. The objects are cleared in place, because replacing them is detected as a change.
 */
export function clearRuntime(): void {
  registry.__INSTANCES__.length = 0;
  registry.__GLOBAL_PLUGIN__.length = 0;
  registry.__PRELOADED_MAP__.clear();
  registry.__PRELOADED_ASSETS__.clear();
  for (const notes of [registry.__SHARE__, registry.moduleInfo, registry.__MANIFEST_LOADING__, loading])
    for (const key of Object.keys(notes)) Reflect.deleteProperty(notes, key);
}

/** The objects of the runtime that all remotes' code shares: its exports and their prototypes. */
export function runtimeFragments(): Record<string, object> {
  const sample = createInstance({ name: 'sample', remotes: [] });
  clearRuntime();
  const { hooks, loaderHook, sharedHandler, remoteHandler, snapshotHandler } = sample;
  const systems = [hooks, loaderHook, sharedHandler.hooks, remoteHandler.hooks, snapshotHandler.hooks];
  const objects: object[] = [
    sample,
    sharedHandler,
    remoteHandler,
    snapshotHandler,
    ...systems,
    ...systems.flatMap(({ lifecycle }) => Object.values<object>(lifecycle)),
  ];
  const prototypes = new Set<object>([core.Module.prototype]);
  for (const one of objects)
    for (let at = getPrototypeOf(one); at && at !== Object.prototype; at = getPrototypeOf(at))
      prototypes.add(at);
  return Object.fromEntries([core, ...prototypes].map((part, at) => [`runtime ${at}`, part]));
}
