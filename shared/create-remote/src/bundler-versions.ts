import type { Versions } from './project-manifest';

/** Tested versions of packages that the template uses and the shop does not install. */
export const bundlerVersions: Versions = { '@rspack/cli': '2.2.8' };
