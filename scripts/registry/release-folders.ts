import { createCompressedFiles } from '@shop/registry';
import path from 'node:path';
import { root } from '../build/packages';

/** Files of published versions: `<remote>/<version>/`. */
export const artifactsDir = (releases: string): string => path.join(releases, 'artifacts');

/** What was live last, by environment. */
export const envsDir = (releases: string): string => path.join(releases, 'envs');

/** The token of a registry's first admin, for whoever may read the data folder. */
export const adminTokenFile = (dataDir: string): string => path.join(dataDir, 'admin-token');

/** Packed forms of files that never change, for every shop and test of this checkout. */
export const compressedFiles = createCompressedFiles(path.join(root, '.cache/compressed'));
