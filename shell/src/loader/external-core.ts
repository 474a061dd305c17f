import { lendRuntime } from './bundler-runtime';
import { ShareScope } from './share-scope';

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

globalThis._FEDERATION_BUNDLER_RUNTIME = lendRuntime;
