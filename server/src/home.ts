import path from 'node:path';

/**
 * The parent of this program's folder: a checkout, or a deployment. Builds and samples have
 * the same places in both. Bundled or not, this file is two folders below.
 */
export const home = path.resolve(import.meta.dirname, '../..');
