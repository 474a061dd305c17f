import { buildProgram, npmPack, programs } from '@shop/release-tools/packages';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../server/build/packages';
import { runMain } from './run-main';

const usage =
  'pack-program <folder> [--pack] [--out <folder>]: builds a command under shared/, and packs it into a tarball next to its files.';

await runMain(usage, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { pack: { type: 'boolean' }, out: { type: 'string' } },
  });
  const program = programs[positionals[0] ?? ''];
  if (!program) throw new Error(`Missing command. Use one of: ${Object.keys(programs).join(', ')}.`);
  const out = path.resolve(values.out ?? path.join(root, 'shared', program.folder, 'dist'));
  await buildProgram(program, out);
  if (values.pack) console.log((await npmPack([out], out)).join('\n'));
});
