// @ts-check

/** Error codes of a full disk or an exhausted quota. */
const fileCodes = ['ENOSPC', 'EDQUOT'];

/** The error code of PostgreSQL and of the embedded engine. */
const databaseCodes = ['53100'];

/** @param {unknown} error @param {readonly string[]} codes @returns {boolean} */
function hasCode(error, codes) {
  if (!(error instanceof Error)) return false;
  const { code = '', cause } = /** @type {NodeJS.ErrnoException} */ (error);
  return codes.includes(code) || hasCode(cause, codes);
}

/** Whether an error, or its cause, means that a disk is full. @param {unknown} error */
export const isFullDisk = (error) => hasCode(error, fileCodes);

/** Whether a program's output reports a full disk. @param {string} output */
export const reportsFullDisk = (output) => /\b(ENOSPC|EDQUOT)\b/.test(output);

/** The one-line message for a full disk. @param {string} folder */
export const fullDiskLine = (folder) => `The disk is full: ${folder}. Free some space and start again.`;

/** @template T @param {string} folder @param {readonly string[]} codes @param {() => Promise<T>} work @returns {Promise<T>} */
async function naming(folder, codes, work) {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, codes)) throw new Error(fullDiskLine(folder), { cause: error });
    throw error;
  }
}

/**
 * Runs `work`, which writes files into `folder`. Rejects with a one-line instruction when the disk is full, and with the error of
 * `work` otherwise.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 */
export const namingFullDisk = (folder, work) => naming(folder, fileCodes, work);

/**
 * Like `namingFullDisk`, for a database that stores its tables in `folder`.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 */
export const namingFullDatabase = (folder, work) => naming(folder, databaseCodes, work);
