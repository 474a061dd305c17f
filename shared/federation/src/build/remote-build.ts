import path from 'node:path';
import { readDescriptor, readManifest } from './descriptor';

/** A remote to build: its folder and version (by default, that of its package.json). */
export interface RemoteBuild {
  readonly dir: string;
  readonly version?: string;
  /** The output folder; by default `dist` in the remote's folder. */
  readonly out?: string;
  /** Exposed modules that are mostly prefetched: see `compileAhead`. */
  readonly clickedFor?: readonly string[];
  /** False omits `mf-manifest.json`, which does not work with hot updates. */
  readonly manifest?: boolean;
}

/** The source of an exposed module, relative to the remote's package.json. */
export const exposedFile = (module: string) => `./src/expose/${module}.tsx`;

/** Where the shop serves a version's files. Markup from its server build contains URLs below it. */
export const publicPathOf = ({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string;
}): string => `/remotes/${name}/${version}/`;

/** A build's name and output folder. Throws an Error that names the invalid field of `remote.json`. */
export function identify({ dir, version, out }: RemoteBuild) {
  const descriptor = readDescriptor(dir);
  const build = { dir, name: descriptor.name, version: version ?? descriptor.version };
  return { descriptor, manifest: readManifest(dir), build, out: out ?? path.join(dir, 'dist') };
}

/** Whether this package is installed in a project, and not run from this repository. */
export const isInstalled: boolean = import.meta.dirname.split(path.sep).includes('node_modules');

/**
 * The cache folder of a remote's builds. If this package is installed, it is the bundlers' default; in this
 * repository all remotes share one folder.
 */
export function cacheFolder(dir: string, name: string): string {
  return isInstalled ? path.join(dir, 'node_modules/.cache', name) : path.join(dir, '../.cache', name);
}
