import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../build/packages';
import { buildProgram } from './build-program';
import { npmPack } from './npm-pack';
import { programs } from './programs';

/** `pack-program <folder> [--pack] [--out <folder>]`: builds a command under `shared/`, and packs it into a tarball beside its files. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pack: { type: 'boolean' }, out: { type: 'string' } },
  });
  const program = programs[positionals[0] ?? ''];
  if (!program) throw new Error(`Which command? There are: ${Object.keys(programs).join(', ')}.`);
  const out = path.resolve(values.out ?? path.join(root, 'shared', program.folder, 'dist'));
  mkdirSync(out, { recursive: true });
  await buildProgram(program, out);
  if (values.pack) console.log((await npmPack([out], out)).join('\n'));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
