import { createCompressedFiles, type CompressedFiles } from '@shop/registry';
import path from 'node:path';

/** Compressed forms of files that never change. */
export const openCompressed = (cacheDir: string): CompressedFiles =>
  createCompressedFiles(path.join(cacheDir, 'compressed'));
