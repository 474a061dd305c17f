import path from 'node:path';

/**
 * The parent of this program's folder: a checkout, or a deployment. Builds and samples are at the same paths in both. Bundled
 * or not, this file is two folders below.
 */
export const home = path.resolve(import.meta.dirname, '../..');
