import { readSourceMapNames } from '@shop/protocol';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Build } from './build';

/** The source maps of the shell's scripts, which stay beside what the shop serves. */
export interface ShellSourceMaps {
  /** Such as `main.0a1b2c3d.js.map`. */
  readonly names: readonly string[];
  read(name: string): Promise<Uint8Array>;
}

/** Those of a build; none of one that was made before there were any. */
export async function shellSourceMaps({ dir }: Pick<Build, 'dir'>): Promise<ShellSourceMaps> {
  const folder = path.join(dir, 'maps');
  const names = await readSourceMapNames(folder);
  return { names, read: (name) => readFile(path.join(folder, name)) };
}
