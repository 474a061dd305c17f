// @ts-check
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** File systems round times, by up to two seconds. */
const roundedMs = 2000;

/**
 * @typedef {object} Made
 * @property {string} root
 * @property {readonly string[]} files What it was made of, by paths below `root`.
 * @property {number} began When making it began, as `Date.now()` gives it.
 * @property {string} result Where it is.
 */

/** @param {string} root @param {readonly string[]} files */
const statsOf = (root, files) =>
  Promise.all(files.map((file) => stat(path.join(root, file)).catch(() => undefined)));

/** Size and time of change. @param {import('node:fs').Stats | undefined} stats */
const stampOf = (stats) => (stats ? `${stats.size} ${stats.mtimeMs}` : '');

/** Notes the files that something was made of, unless one is missing or may have changed meanwhile. @param {string} note @param {Made} made */
export async function noteInputs(note, { root, files, began, result }) {
  const stats = await statsOf(root, files);
  if (!stats.every((one) => one && one.mtimeMs < began - roundedMs)) return;
  const stamps = Object.fromEntries(files.map((file, at) => [file, stampOf(stats[at])]));
  await writeFile(note, JSON.stringify({ result, stamps }));
}

/**
 * Where the noted result is, if it is still there and no file has another size or time since.
 *
 * @param {string} note
 * @param {string} root
 * @returns {Promise<string | undefined>}
 */
export async function resultOfSame(note, root) {
  try {
    const { result, stamps } = JSON.parse(await readFile(note, 'utf8'));
    const files = Object.keys(stamps);
    const stats = await statsOf(root, files);
    await stat(result);
    return files.every((file, at) => stampOf(stats[at]) === stamps[file]) ? result : undefined;
  } catch {
    return undefined;
  }
}
