import type { PageRemote } from '@shop/contracts';
import { readDescriptor } from '@shop/federation/build';
import { devGlobalName, devPath, devVersion } from '@shop/federation/dev';

/** A remote from the dev server: without preloads, and without a fallback version. */
export function devRemote(dir: string): PageRemote {
  const { name, exposes, routes, slots } = readDescriptor(dir);
  const nothing = { js: [], css: [] };
  return {
    version: devVersion,
    base: devPath(name),
    manifest: {
      entry: 'remoteEntry.js',
      globalName: devGlobalName(name),
      exposes: Object.fromEntries(exposes.map((module) => [module, nothing])),
      server: '',
    },
    integrity: {},
    routes,
    slots,
    fallback: null,
  };
}
