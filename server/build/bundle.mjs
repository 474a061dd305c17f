// @ts-check
import { build } from 'esbuild';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../..', import.meta.url));

/** Worker threads, which start from separate files: the embedded database and dictionary compression. */
const threads = {
  'pglite-worker-entry': 'api/src/platform/db/pglite-worker.ts',
  'delta-worker': 'registry/src/modules/artifacts/storage/delta-worker.mjs',
};

/** Files that the program reads from its own folder. */
const files = { browser: 'api/src/modules/payments/sandbox/browser' };

/** The package of an import. @param {string} specifier */
export const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/**
 * Packages of hundreds of small modules, which would take a third of the start time if read one by one, and a package that npm
 * nests.
 */
const joined = ['kysely', 'typebox', 'lru-cache'];

/**
 * The workspace's code and the joined packages are bundled; other packages are external.
 *
 * @type {import('esbuild').Plugin}
 */
const packagesOutside = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      const isInside = name.startsWith('@shop/') || joined.includes(packageOf(name));
      return isInside || kind === 'entry-point' ? undefined : { path: name, external: true };
    });
  },
};

/**
 * Bundles a program that contains the server as plain JavaScript with source maps: `main.js` in a folder that must be two
 * levels below the checkout, like the sources. Resolves with the inputs, by path in the checkout, and the imports of each
 * output.
 *
 * @param {string} entry Its source file, relative to the checkout.
 * @param {string} outdir
 */
export async function bundle(entry, outdir) {
  const { metafile } = await build({
    entryPoints: Object.fromEntries(
      Object.entries({ main: entry, ...threads }).map(([name, source]) => [name, path.join(home, source)]),
    ),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.15',
    sourcemap: true,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: home,
    plugins: [packagesOutside],
  });
  // These names are used to start them.
  for (const name of Object.keys(threads)) {
    const file = path.join(outdir, name);
    await rename(`${file}.js`, `${file}.mjs`);
  }
  /** @type {string[]} */
  const copied = [];
  const isCopied = (/** @type {string} */ one) => {
    if (/\.test\.|tsconfig/.test(one)) return false;
    copied.push(path.relative(home, one));
    return true;
  };
  for (const [name, from] of Object.entries(files))
    await cp(path.join(home, from), path.join(outdir, name), { recursive: true, filter: isCopied });
  return { inputs: [...Object.keys(metafile.inputs), ...copied], outputs: metafile.outputs };
}
