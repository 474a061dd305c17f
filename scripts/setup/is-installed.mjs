// @ts-check
import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Entry A package of a lockfile.
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 */

/** @param {string} file @returns {Map<string, Entry>} The entries of a `node_modules`, by path in the checkout. */
function packagesOf(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(Object.entries(packages).filter(([place]) => place.includes('node_modules/')));
}

/** @param {string[] | undefined} allowed @param {string} ours */
function fits(allowed, ours) {
  if (!allowed) return true;
  const names = allowed.filter((name) => !name.startsWith('!'));
  return !allowed.includes(`!${ours}`) && (names.length === 0 || names.includes(ours));
}

/** @param {Entry} entry */
const fitsHere = ({ os, cpu }) => fits(os, process.platform) && fits(cpu, process.arch);

/**
 * Whether a path contains the package or the link to the workspace. @param {string} root @param {string} place
 * @param {Entry} entry
 */
function isThere(root, place, { link, resolved = '' }) {
  const folder = path.join(root, place);
  if (!link) return statSync(path.join(folder, 'package.json'), { throwIfNoEntry: false }) !== undefined;
  return realpathSync(folder) === realpathSync(path.join(root, resolved));
}

/** npm's record of installed packages. @param {string} root */
export const installRecord = (root) => path.join(root, 'node_modules/.package-lock.json');

/**
 * Whether the packages in package-lock.json for this machine are installed, by any command. npm writes
 * its record as its last step and removes it first, so an install that was interrupted has none.
 *
 * @param {string} root The checkout's folder.
 * @returns {boolean}
 */
export function isInstalled(root) {
  try {
    const wanted = packagesOf(path.join(root, 'package-lock.json'));
    const installed = packagesOf(installRecord(root));
    for (const [place, entry] of wanted) {
      const found = installed.get(place);
      // npm leaves out optional packages that are for other machines or could not be built.
      if (!found && entry.optional) continue;
      const isSame = entry.version === found?.version && entry.integrity === found?.integrity;
      if ((!entry.link && !isSame) || !isThere(root, place, entry)) return false;
    }
    // An extra package can shadow the expected one; one for another platform came with a copied folder.
    return [...installed].every(([place, entry]) => wanted.has(place) && fitsHere(entry));
  } catch {
    return false;
  }
}
