import { cp } from 'node:fs/promises';
import path from 'node:path';
import { assemble } from '../../server/build/assemble';
import { root } from '../../server/build/packages';

/** Assembles the deployment in a folder and copies its packages from this checkout, as `npm ci` installs them there. */
export async function assembleInstalled(dir: string): Promise<void> {
  const { packages } = await assemble(dir);
  for (const place of packages)
    await cp(path.join(root, place), path.join(dir, place), {
      recursive: true,
      // Nested packages are listed separately where they are needed.
      filter: (from) => !path.relative(path.join(root, place), from).includes('node_modules'),
    }).catch((error: NodeJS.ErrnoException) => {
      // Optional packages for other platforms are missing.
      if (error.code !== 'ENOENT') throw error;
    });
}
