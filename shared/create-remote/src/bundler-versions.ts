import type { Versions } from './project-manifest';

/** Versions that the template was tried with, of what the shop itself does not install. */
export const bundlerVersions: Versions = { '@rspack/cli': '2.2.8' };
