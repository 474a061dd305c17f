import * as core from '@module-federation/runtime/core';
import federation, { runtime } from '@module-federation/webpack-bundler-runtime';
// The host exposes nothing itself, so its build leaves this out of the runtime that it keeps.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** Remotes are built without a federation runtime and look for the host's under these globals. */
declare global {
  var _FEDERATION_RUNTIME_CORE: unknown;
  var _FEDERATION_BUNDLER_RUNTIME: () => unknown;
}

globalThis._FEDERATION_RUNTIME_CORE = core;

/** Code from the host, state of its own: a container that used the host's instance would answer for the page. */
globalThis._FEDERATION_BUNDLER_RUNTIME = () => ({
  ...federation,
  runtime: { ...runtime, init: runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry, S: {} },
  bundlerRuntimeOptions: {},
});
