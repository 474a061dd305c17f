import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The checkout's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The remotes of this checkout, by the names under which they are published: every folder `mfe-<name>` with a `remote.json`. */
export const remoteNames: readonly string[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'remote.json')))
  .map((folder) => folder.slice('mfe-'.length))
  .sort();

export const remoteDir = (name: string): string => path.join(root, `mfe-${name}`);
export const shellDir = path.join(root, 'shell');
/** The pages of the office, on a separate origin. */
export const officeDir = path.join(root, 'office');
/** Style and script of the console at `/ops`. */
export const consoleDir = path.join(root, 'registry/console');
