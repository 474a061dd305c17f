import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../server/build/packages';

/** Workspace folders below a folder with their own node_modules. */
async function ownPackages(folder: string, depth = 2): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const found = await Promise.all(
    folders.map(({ name }) => {
      const inside = path.join(folder, name);
      if (name === 'node_modules') return folder === '' ? [] : [inside];
      return depth > 0 ? ownPackages(inside, depth - 1) : [];
    }),
  );
  return found.flat();
}

/** Links another checkout to the packages installed here; links between workspaces point into that checkout. */
export async function linkPackages(checkout: string): Promise<void> {
  for (const folder of await ownPackages('')) {
    await mkdir(path.dirname(path.join(checkout, folder)), { recursive: true });
    await symlink(path.join(root, folder), path.join(checkout, folder));
  }
  const [from, to] = [path.join(root, 'node_modules'), path.join(checkout, 'node_modules')];
  await mkdir(path.join(to, '@shop'), { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === '@shop') continue;
    // Commands of that checkout must not write to files here.
    if (entry.isFile()) await cp(path.join(from, entry.name), path.join(to, entry.name));
    else await symlink(path.join(from, entry.name), path.join(to, entry.name));
  }
  for (const name of await readdir(path.join(from, '@shop'))) {
    await symlink(await readlink(path.join(from, '@shop', name)), path.join(to, '@shop', name));
  }
}
