import path from 'node:path';

/**
 * The cache folder of a remote's builds. Installed as a package it is the bundlers' default; remotes beside its sources
 * share one folder.
 */
export function cacheFolder(dir: string, name: string): string {
  return import.meta.dirname.split(path.sep).includes('node_modules')
    ? path.join(dir, 'node_modules/.cache', name)
    : path.join(dir, '../.cache', name);
}
