import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { runIn } from '../run-in';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, '.cache/stock-remotes');

/**
 * For each bundler, one whose name sorts before the shell's and one after it: the runtime once chose shared
 * packages by name.
 */
export const stockNames: Readonly<Record<string, readonly string[]>> = {
  webpack: ['astock', 'xstock'],
  rspack: ['arspack', 'xrspack'],
  vite: ['avite', 'xvite'],
};

/** Hash of all inputs of the builds. */
async function sourcesHash(): Promise<string> {
  const names = await readdir(import.meta.dirname);
  const sources = names.sort().map((name) => path.join(import.meta.dirname, name));
  const hash = createHash('sha256');
  for (const file of [...sources, path.join(root, 'package-lock.json')]) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Builds the remotes unless they are built; resolves with their folder, which has a subfolder for each by name. */
export async function buildStockRemotes(): Promise<string> {
  const folder = path.join(cache, await sourcesHash());
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(path.join(cache, 'draft-'));
  const script = path.join(import.meta.dirname, 'build.mjs');
  const builds = Object.entries(stockNames).map(async ([bundler, names]) => {
    const { code, output } = await runIn(root, [script, bundler, draft, ...names]);
    if (code !== 0) throw new Error(output);
  });
  await Promise.all(builds);
  // Another run may have finished the same build first.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
}
