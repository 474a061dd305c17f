// @ts-check
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** File systems round times, by up to two seconds. */
const roundedMs = 2000;

/**
 * @typedef {object} Made
 * @property {string} root
 * @property {readonly string[]} files Its input files, relative to `root`.
 * @property {number} began When the build started, as by `Date.now()`.
 * @property {string} result Path of the result.
 */

/** @param {string} root @param {readonly string[]} files */
const statsOf = (root, files) =>
  Promise.all(files.map((file) => stat(path.join(root, file)).catch(() => undefined)));

/** Size and time of change. @param {import('node:fs').Stats | undefined} stats */
const stampOf = (stats) => (stats ? `${stats.size} ${stats.mtimeMs}` : '');

/**
 * Records the input files of a result, unless one is missing or may have changed meanwhile. @param {string} note
 * @param {Made} made
 */
export async function noteInputs(note, { root, files, began, result }) {
  const stats = await statsOf(root, files);
  if (!stats.every((one) => one && one.mtimeMs < began - roundedMs)) return;
  const stamps = Object.fromEntries(files.map((file, at) => [file, stampOf(stats[at])]));
  await writeFile(note, JSON.stringify({ result, stamps }));
}

/**
 * Path of the recorded result, if it still exists and the size and time of every file are unchanged.
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
