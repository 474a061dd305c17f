import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { composerConfig } from './composer-config';
import { shrink } from './shrink';

/** Builds a checkout's composer into a folder. Rejects with the compiler's output. */
export async function buildComposer(checkout: string, out: string): Promise<void> {
  const compiler = webpack(composerConfig(checkout, out));
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ preset: 'errors-only', colors: false })));
      } else compiler.close(() => resolve());
    });
  });
  await shrink(out);
  await writeFile(path.join(out, 'package.json'), '{ "type": "module" }\n');
}
