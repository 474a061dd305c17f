import * as core from '@module-federation/runtime/core';
import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** Where entries that are built with `externalRuntime` look for the host's runtime. */
declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core;
  var _FEDERATION_BUNDLER_RUNTIME: () => unknown;
}

/** The plugin's own `provideExternalRuntime` bundles the CommonJS build of the core in addition to the one that the host runs. */
globalThis._FEDERATION_RUNTIME_CORE = core;

interface Entry {
  readonly webpackRequire: {
    readonly federation: { readonly initOptions: Parameters<typeof createInstance>[0] };
  };
}

/** For entries of before 2026-11-24, which carry none of the runtime; remove this after 2027-02-24. */
globalThis._FEDERATION_BUNDLER_RUNTIME = () => ({
  ...federation,
  bundlerRuntime: {
    ...federation.bundlerRuntime,
    // The build leaves this out of a host that exposes nothing.
    initContainerEntry,
    init: ({ webpackRequire }: Entry) => createInstance(webpackRequire.federation.initOptions),
  },
  bundlerRuntimeOptions: {},
});
