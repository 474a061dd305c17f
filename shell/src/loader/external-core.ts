import * as core from '@module-federation/runtime/core';

/** Remotes are built without a federation runtime and look for the host's under this global. */
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
}

globalThis._FEDERATION_RUNTIME_CORE = core;
