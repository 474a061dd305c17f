import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, by its path inside. Throws an Error that names the folder when it is missing. */
export async function filesBelow(dir: string, prefix = ''): Promise<Map<string, Uint8Array>> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true }).catch(() => {
    throw new Error(`${dir} is not there. Build the remote first.`);
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
