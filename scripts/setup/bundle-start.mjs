// @ts-check
import { createHash } from 'node:crypto';
import { mkdtemp, mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { noteInputs, resultOfSame } from './input-stamps.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const cache = path.join(root, '.cache');
const prefix = 'start-';
const dayMs = 24 * 60 * 60 * 1000;

/** Files that affect how the sources are bundled. */
const rules = ['package-lock.json', 'tsconfig.base.json', 'server/build/bundle.mjs'];

/** Removes bundles of other sources that have not been used for a day. @param {string} current */
async function removeOld(current) {
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    if (!name.startsWith(prefix) || folder === current) continue;
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - dayMs) await rm(folder, { recursive: true, force: true });
  }
}

/** Excludes installed packages, which the lockfile covers. @param {string} file */
const isOwn = (file) => !file.includes('node_modules/');

/**
 * The package.json of each workspace that contains one of the files: it declares which file an import means.
 * @param {readonly string[]} files
 */
function manifestsOf(files) {
  const packages = files.map((file) => file.split('/', file.startsWith('shared/') ? 2 : 1).join('/'));
  return [...new Set(packages)].filter((name) => name !== 'scripts').map((name) => `${name}/package.json`);
}

/** sha256 of a folder's programs, as hex. @param {string} folder */
async function digestOf(folder) {
  const hash = createHash('sha256');
  const names = await readdir(folder);
  for (const name of names.filter((one) => one.endsWith('js')).sort())
    hash.update(`${name}\0`).update(await readFile(path.join(folder, name)));
  return hash.digest('hex');
}

/** @param {string} entry @param {string} note @returns {Promise<string>} The bundle's folder. */
async function bundleAgain(entry, note) {
  const began = Date.now();
  // Imported lazily, as most starts find their bundle.
  const { bundle } = await import('../../server/build/bundle.mjs');
  const draft = await mkdtemp(path.join(cache, prefix));
  const inputs = (await bundle(entry, draft)).inputs.filter(isOwn);
  const folder = path.join(cache, prefix + (await digestOf(draft)).slice(0, 16));
  try {
    await rename(draft, folder);
  } catch {
    // It already exists.
    await rm(draft, { recursive: true });
  }
  await removeOld(folder);
  const files = [...inputs, ...rules, ...manifestsOf(inputs)];
  await noteInputs(note, { root, files, began, result: folder });
  return folder;
}

/**
 * Bundles a program of this checkout, unless none of its files has changed since: one file loads in half the time of its
 * sources. Concurrent starts share it.
 *
 * @param {string} entry Its source, from the checkout's folder.
 * @returns {Promise<string>} The URL to import.
 */
export async function bundleStart(entry) {
  await mkdir(cache, { recursive: true });
  const note = path.join(cache, `bundled-${entry.replaceAll('/', '-')}.json`);
  const known = await resultOfSame(note, root);
  const now = new Date();
  // Marks the bundle as used, so that it is not removed as an old one.
  if (known) await utimes(known, now, now);
  return pathToFileURL(path.join(known ?? (await bundleAgain(entry, note)), 'main.js')).href;
}
