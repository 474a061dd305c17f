import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The checkout's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The published names of the remotes of this checkout: every folder `mfe-<name>` with a `remote.json`. */
export const remoteNames: readonly string[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'remote.json')))
  .map((folder) => folder.slice('mfe-'.length))
  .sort();

export const remoteDir = (name: string): string => path.join(root, `mfe-${name}`);
export const shellDir = path.join(root, 'shell');
/** The folder of the office's pages, which have a separate origin. */
export const officeDir = path.join(root, 'office');
/** The folder of the console's style sheet and script. */
export const consoleDir = path.join(root, 'registry/console-client');
