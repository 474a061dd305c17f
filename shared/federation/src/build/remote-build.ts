import path from 'node:path';
import { readDescriptor, readManifest } from './descriptor';

/** A remote to build: its folder, and the version to build it as (its package.json's when absent). */
export interface RemoteBuild {
  readonly dir: string;
  readonly version?: string;
  /** The output folder; `dist` of its folder when absent. */
  readonly out?: string;
  /** Exposed modules that are mostly prefetched: see `compileAhead`. */
  readonly clickedFor?: readonly string[];
  /** False leaves `mf-manifest.json` out, which fails in the plugin with hot updates. */
  readonly manifest?: boolean;
}

/** The source of an exposed module, beside the remote's package.json. */
export const exposedFile = (module: string) => `./src/expose/${module}.tsx`;

/** A build's name and output folder. Throws an Error that names what is wrong with `remote.json`. */
export function identify({ dir, version, out }: RemoteBuild) {
  const descriptor = readDescriptor(dir);
  const build = { dir, name: descriptor.name, version: version ?? descriptor.version };
  return { descriptor, manifest: readManifest(dir), build, out: out ?? path.join(dir, 'dist') };
}

/**
 * The cache folder of a remote's builds. Installed as a package it is the bundlers' default; remotes beside its sources
 * share one folder.
 */
export function cacheFolder(dir: string, name: string): string {
  return import.meta.dirname.split(path.sep).includes('node_modules')
    ? path.join(dir, 'node_modules/.cache', name)
    : path.join(dir, '../.cache', name);
}
