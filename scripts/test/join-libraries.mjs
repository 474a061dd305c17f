// @ts-check
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(root, '.cache/test-libraries');
const dayMs = 24 * 60 * 60 * 1000;

/** Imports of libraries with many modules. */
export const libraries = [
  ...['kysely', 'kysely/migration'],
  ...['typebox', 'typebox/compile', 'typebox/schema', 'typebox/value'],
  ...['csv-parse/sync', 'csv-stringify/sync'],
];

/** @param {string} library */
const nameOf = (library) => library.replaceAll('/', '-');

/** A key for the installed packages and the contents of this script. */
function currentKey() {
  const hash = createHash('sha256');
  for (const file of [path.join(root, 'node_modules/.package-lock.json'), fileURLToPath(import.meta.url)])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Removes folders that are older than a day. A concurrent run may still use newer ones. */
function removeOld() {
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name);
    // Another run may have removed it meanwhile.
    const { mtimeMs = Infinity } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs < Date.now() - dayMs) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} key */
async function joinFor(key) {
  mkdirSync(cache, { recursive: true });
  removeOld();
  const draft = mkdtempSync(path.join(cache, `${key}-`));
  await build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries(libraries.map((library) => [nameOf(library), library])),
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.15',
  });
  try {
    renameSync(draft, path.join(cache, key));
  } catch {
    // Another run finished first.
    rmSync(draft, { recursive: true });
  }
}

/**
 * Joins each library into a few files, as in the built server: Jest loads every module again for every suite,
 * and half of the modules of a suite with a database were those of Kysely and TypeBox. Resolves with a
 * `moduleNameMapper` for Jest.
 *
 * @returns {Promise<Record<string, string>>}
 */
export async function joinLibraries() {
  const key = currentKey();
  const folder = path.join(cache, key);
  if (!existsSync(folder)) await joinFor(key);
  return Object.fromEntries(
    libraries.map((library) => [`^${library}$`, path.join(folder, `${nameOf(library)}.mjs`)]),
  );
}
