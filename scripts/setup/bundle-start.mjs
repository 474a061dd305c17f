// @ts-check
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../server/build/bundle.mjs';

const cache = path.resolve(import.meta.dirname, '../../.cache');
const prefix = 'start-';
const dayMs = 24 * 60 * 60 * 1000;

/** Bundles of older sources. @param {string} current */
async function removeOld(current) {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    if (!name.startsWith(prefix) || folder === current) continue;
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - dayMs) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Bundles a program of this checkout: one file loads in half the time of its sources. Starts side by side share it.
 *
 * @param {string} entry Its source, from the checkout's folder.
 * @returns {Promise<string>} The address to import.
 */
export async function bundleStart(entry) {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(path.join(cache, prefix));
  await bundle(entry, draft);
  const hash = createHash('sha256').update(await readFile(path.join(draft, 'main.js')));
  const folder = path.join(cache, prefix + hash.digest('hex').slice(0, 16));
  try {
    await rename(draft, folder);
  } catch {
    // It is there already.
    await rm(draft, { recursive: true });
  }
  await removeOld(folder);
  return pathToFileURL(path.join(folder, 'main.js')).href;
}
