import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

// A worker thread does not take over the TypeScript loader of its process on Node 20, and one of its own takes as long
// to start as the database does. A built server has this file as plain JavaScript.
const here = import.meta.dirname;
const [{ text }] = buildSync({
  entryPoints: [path.join(here, 'pglite-worker.ts')],
  bundle: true,
  write: false,
  packages: 'external',
  format: 'esm',
  platform: 'node',
  sourcemap: 'inline',
}).outputFiles;

// Inside the package, so that imports of other packages are found.
const folder = path.resolve(here, '../../../node_modules/.cache/pglite-worker');
const file = path.join(folder, `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.mjs`);
if (!fs.existsSync(file)) {
  fs.mkdirSync(folder, { recursive: true });
  const making = `${file}.${process.pid}-${performance.now()}`;
  fs.writeFileSync(making, text);
  // Threads that start at once may both get here; what they made is the same.
  fs.renameSync(making, file);
}
await import(file);
