import path from 'node:path';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { writeTar } from './tar';

/** All files in a folder and its subfolders, by relative path. Throws an Error with the folder if it is missing. */
export async function filesBelow(dir: string, prefix = ''): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => {
    throw new Error(`${dir} was not found. Build the remote first.`);
  });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const read = files.sort().map(async (file): Promise<[string, Uint8Array]> => {
    const relative = path.relative(dir, file).split(path.sep).join('/');
    return [prefix + relative, await readFile(file)];
  });
  return new Map(await Promise.all(read));
}

/** Maximum size of an archive of source maps, in bytes. */
export const sourceMapsLimit = 64 * 1024 * 1024;
/** Maximum size of a source map, in bytes. */
export const sourceMapLimit = 16 * 1024 * 1024;

/** Whether a file is a source map, by its name. Style sheets have them, too. */
export const isSourceMap = (name: string): boolean => name.endsWith('.map');

const script = /^(.+\.m?js)\.map$/;

/** The script of a source map, by name; undefined for the source map of a style sheet. */
export const scriptOfMap = (name: string): string | undefined => script.exec(name)?.[1];

/** The source maps of browser scripts, by name, from a separate folder and from next to the scripts. */
export async function readSourceMaps(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const separate = existsSync(folder) ? await filesBelow(folder) : new Map<string, Uint8Array>();
  return new Map([...files, ...separate].filter(([name]) => files.has(scriptOfMap(name) ?? '')));
}

/** Names of the source maps in a folder; empty when the folder does not exist. */
export async function readSourceMapNames(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => scriptOfMap(name) !== undefined);
}

/** Source maps as one archive. */
export const sendSourceMaps = (maps: ReadonlyMap<string, Uint8Array>): AsyncGenerator<Uint8Array> =>
  writeTar([...maps].map(([path, bytes]) => ({ path, size: bytes.byteLength, bytes: [bytes] })));
