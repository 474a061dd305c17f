import path from 'node:path';

/** The checkout's root folder. */
export const root = path.resolve(import.meta.dirname, '../../..');
