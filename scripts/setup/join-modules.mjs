import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages that come as hundreds of small modules, which each server and each test of one would load file by file. */
const scattered = ['kysely', 'typebox'];

/** Makes one file of each entry of these installed packages; what entries share stays shared. */
export async function joinModules(root) {
  const { build } = await import('esbuild');
  for (const name of scattered) {
    const dir = path.join(root, 'node_modules', name);
    const { exports } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
    const entries = Object.values(exports).map((conditions) => path.join(dir, conditions.import));
    const main = path.join(dir, exports['.'].import);
    await build({
      entryPoints: entries,
      outdir: path.dirname(main),
      outbase: path.dirname(main),
      outExtension: { '.js': path.extname(main) },
      allowOverwrite: true,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      // Names are part of what errors say.
      keepNames: true,
      logLevel: 'error',
    });
  }
}
