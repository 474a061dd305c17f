// @ts-check
import { build } from 'esbuild';
import { cp, rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('../..', import.meta.url));

/** Threads, which the program starts from separate files: the embedded database, and the compression with dictionaries. */
const threads = {
  'pglite-worker-entry': 'api/src/platform/db/pglite-worker.ts',
  'delta-worker': 'registry/src/modules/artifacts/storage/delta-worker.mjs',
};

/** Files that the program reads beside itself. */
const files = { browser: 'api/src/modules/payments/sandbox/browser' };

/** The package of an import. @param {string} specifier */
export const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Packages of hundreds of small modules, which read one by one are a third of a start, and one that npm nests. */
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
 * Bundles a program that has the server inside, as plain JavaScript with source maps: `main.js` in a folder that must
 * be two levels below the checkout, as the sources are. Resolves with what went into it, by paths in the checkout, and with
 * what each output imports.
 *
 * @param {string} entry Its source, from the checkout's folder.
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
    target: 'node20.19',
    sourcemap: true,
    metafile: true,
    logLevel: 'silent',
    absWorkingDir: home,
    plugins: [packagesOutside],
  });
  // They are started by these names.
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
