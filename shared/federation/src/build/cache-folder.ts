import path from 'node:path';

/**
 * Where builds of a remote keep what they can use again. Installed as a package it is where bundlers usually do; remotes beside its sources
 * have one folder for all that is made of them.
 */
export function cacheFolder(dir: string, name: string): string {
  return import.meta.dirname.split(path.sep).includes('node_modules')
    ? path.join(dir, 'node_modules/.cache', name)
    : path.join(dir, '../.cache', name);
}
