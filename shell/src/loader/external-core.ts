import federation from '@module-federation/webpack-bundler-runtime';
// The host exposes nothing itself, so its build leaves this out of the runtime that it keeps.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { ShareScope } from './share-scope';
import { createInstance } from './slim-runtime';

/** Remotes are built without a federation runtime and look for the host's under these globals. */
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
  var _FEDERATION_BUNDLER_RUNTIME: () => unknown;
}

const nothing = (): void => undefined;

/** What containers that bring webpack's part along need of the rest, to start and to be lent things. */
globalThis._FEDERATION_RUNTIME_CORE = {
  CurrentGlobal: { __FEDERATION__: { __INSTANCES__: [] } },
  getGlobalFederationConstructor: nothing,
  helpers: {},
  ModuleFederation: ShareScope,
  setGlobalFederationConstructor: nothing,
  setGlobalFederationInstance: nothing,
};

/** Code from the host, state of its own: a container that used the host's instance would answer for the page. */
globalThis._FEDERATION_BUNDLER_RUNTIME = () => ({
  ...federation,
  runtime: { init: createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
});
