// The start of a remote's standalone entry, bundled by `StandaloneEntryPlugin`.
import * as core from '@module-federation/runtime/core';

/** Global name of the remote's container. */
declare const remoteName: string;
/** Packages of which the remote has no copy. */
declare const hostPackages: readonly string[];

// The part of the federation runtime that an entry built with `externalRuntime` reads from a global. A host's
// own is kept.
const shared = globalThis as { _FEDERATION_RUNTIME_CORE?: typeof core };
shared._FEDERATION_RUNTIME_CORE ??= core;

// A module without a package that it needs only throws "Can not get …" where it imports it, which hosts often catch.
core.registerGlobalPlugins([
  {
    name: `packages of ${remoteName}`,
    errorLoadShare({ pkgName, shareInfo, origin }) {
      if (origin.options.name !== remoteName || !hostPackages.includes(pkgName)) return;
      const range = shareInfo?.shareConfig?.requiredVersion || '';
      console.error(
        `${remoteName} needs ${pkgName} ${range} from its host, which does not share it. What a host provides is in docs/another-host.md of the shop.`,
      );
    },
  },
]);
