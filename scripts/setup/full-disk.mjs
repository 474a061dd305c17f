// @ts-check

/** No space left, of the disk or of one user's share; the last is PostgreSQL's name for it. */
const codes = ['ENOSPC', 'EDQUOT', '53100'];

/**
 * Whether an error, or what caused it, says that a disk is full.
 *
 * @param {unknown} error
 * @returns {boolean}
 */
export function isFullDisk(error) {
  if (!(error instanceof Error)) return false;
  const { code, cause } = /** @type {NodeJS.ErrnoException} */ (error);
  return codes.includes(code ?? '') || isFullDisk(cause);
}

/** Whether what a program printed says that a disk is full. @param {string} output */
export const saysFullDisk = (output) => /\b(ENOSPC|EDQUOT)\b/.test(output);

/** The one line for it. @param {string} folder */
export const fullDiskLine = (folder) => `The disk is full: ${folder}. Free some space and start again.`;

/**
 * Does `work`, which writes into `folder`. Rejects with the one line that says what to do when the disk there is full, and
 * as `work` does otherwise.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function namingFullDisk(folder, work) {
  try {
    return await work();
  } catch (error) {
    if (isFullDisk(error))
      throw new Error(fullDiskLine(folder), { cause: error instanceof Error ? error.message : error });
    throw error;
  }
}
