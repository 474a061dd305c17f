import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';

/** All files below a folder, with their paths. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}

/** Minifies the code in a folder: server builds are readable, but stored builds should be small. */
export async function shrink(dir: string): Promise<void> {
  for (const file of await filesBelow(dir)) {
    if (!/\.(cjs|js|ts)$/.test(file)) continue;
    const module = !file.endsWith('.cjs');
    const { code } = await minify(await readFile(file, 'utf8'), { compress: true, mangle: true, module });
    await writeFile(file, code);
  }
}
