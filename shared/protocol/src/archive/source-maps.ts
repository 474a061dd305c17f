import path from 'node:path';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { writeTar } from './tar';

/** Every file below a folder, by its path inside. Throws an Error that names the folder when it is missing. */
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

/** Largest archive of the source maps of a version, in bytes. */
export const sourceMapsLimit = 64 * 1024 * 1024;
/** Largest source map, in bytes. */
export const sourceMapLimit = 16 * 1024 * 1024;

/** A source map by its name; style sheets have them too. */
export const isSourceMap = (name: string): boolean => name.endsWith('.map');

const script = /^(.+\.m?js)\.map$/;

/** The script that a source map is of, by their names; undefined for that of a style sheet. */
export const scriptOfMap = (name: string): string | undefined => script.exec(name)?.[1];

/** The source maps of browser scripts, by name, from a separate folder and from next to the scripts. */
export async function readSourceMaps(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const aside = existsSync(folder) ? await filesBelow(folder) : new Map<string, Uint8Array>();
  return new Map([...files, ...aside].filter(([name]) => files.has(scriptOfMap(name) ?? '')));
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
