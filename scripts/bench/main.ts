import { readFile, writeFile } from 'node:fs/promises';
import { circumstances } from './circumstances';
import { measureInteractions, measureVisits } from './measure';
import { readOptions, type BenchOptions } from './read-options';
import { report } from './report';
import type { Results } from './results';
import { openTargets } from './targets';
import { writeReport } from './write-report';

const say = (line: string) => console.error(line);

async function measure(options: BenchOptions): Promise<Results> {
  say('Building what is stale, and opening the shops …');
  const { targets, close } = await openTargets(options.targets, options.beside, say);
  const stop = () => void close().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  try {
    return {
      ...circumstances(),
      command: ['npm run bench', ...process.argv.slice(2)].join(' ').replace('bench ', 'bench -- '),
      visits: await measureVisits(targets, options, say),
      interactions: options.interactions ? await measureInteractions(targets, options, say) : [],
    };
  } finally {
    process.removeListener('SIGINT', stop);
    await close();
  }
}

/** `npm run bench`: the shop beside the same shop as one application, or as it was at another commit, in one run. */
async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const { from, out, write } = options;
  const results = from ? (JSON.parse(await readFile(from, 'utf8')) as Results) : await measure(options);
  if (out) await writeFile(out, `${JSON.stringify(results, null, 2)}\n`);
  const text = report(results);
  console.log(text);
  if (write) await writeReport('bench', text);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
