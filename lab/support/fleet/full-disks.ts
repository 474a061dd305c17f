import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../server/build/packages';

/** Release disks of a fleet's processes, which can be filled. */
export interface FullDisks {
  /** The arguments to start a process by name. */
  envOf(name: string): Readonly<Record<string, string>>;
  /** From now on these processes cannot store releases; stored ones can still be read. */
  fill(...names: readonly string[]): void;
  /** Frees space again. */
  free(...names: readonly string[]): void;
}

const preload = pathToFileURL(path.join(root, 'server/src/testing/full-disk.mjs')).href;

/** Disks below `folder`, all with free space. */
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
