import path from 'node:path';

/** The sample shop: what a new shop is filled with, with its pictures. */
export const samplesFolder = path.resolve(import.meta.dirname, '../../../samples');
