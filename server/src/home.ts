import path from 'node:path';

/**
 * The folder that this program's own folder stands in: a checkout, or what was deployed of one. Builds and samples have
 * the same places in both. Bundled or not, this file is two folders below.
 */
export const home = path.resolve(import.meta.dirname, '../..');
