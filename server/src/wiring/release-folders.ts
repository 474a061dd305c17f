import { createCompressedFiles, type CompressedFiles } from '@shop/registry';
import path from 'node:path';

/** Files of published versions: `<remote>/<version>/`. */
export const artifactsDir = (releases: string): string => path.join(releases, 'artifacts');

/** What was live last, by environment. */
export const envsDir = (releases: string): string => path.join(releases, 'envs');

/** Compressed forms of files that never change. */
export const openCompressed = (cacheDir: string): CompressedFiles =>
  createCompressedFiles(path.join(cacheDir, 'compressed'));
