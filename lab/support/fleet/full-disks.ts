import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../server/build/packages';

/** Simulated disks for the RELEASES_DIR of each process. */
export interface FullDisks {
  /** Environment variables for the process with this name. */
  envOf(name: string): Readonly<Record<string, string>>;
  /** Fills the disks of these processes, so that they can read releases but not store new ones. */
  fill(...names: readonly string[]): void;
  /** Frees space again. */
  free(...names: readonly string[]): void;
}

const preload = pathToFileURL(path.join(root, 'server/src/testing/full-disk.mjs')).href;

/** Creates the disks in `folder`, with free space. */
export function fullDisks(folder: string): FullDisks {
  const flagOf = (name: string) => path.join(folder, `${name}.full`);
  return {
    envOf(name) {
      const dir = path.join(folder, name, 'releases');
      return {
        NODE_OPTIONS: `--import ${preload}`,
        RELEASES_DIR: dir,
        FULL_DISK: dir,
        FULL_DISK_FLAG: flagOf(name),
      };
    },
    fill: (...names) => names.forEach((name) => writeFileSync(flagOf(name), '')),
    free: (...names) => names.forEach((name) => rmSync(flagOf(name), { force: true })),
  };
}
