import { readFile, writeFile } from 'node:fs/promises';
import type { Command } from '../../support/command';
import { log, printReport } from '../harness/print-report';
import { browserCircumstances } from '../harness/circumstances';
import { measureInteractions, measureTaps, measureVisits } from './measure';
import { readOptions, usage, type BenchOptions } from './read-options';
import { report } from './report';
import type { Results } from './results';
import { openTargets } from './targets';

async function measure(options: BenchOptions, args: readonly string[]): Promise<Results> {
  log('Building what is stale, and opening the shops …');
  const { targets, close } = await openTargets(options.targets, options.beside, log);
  const stop = () => void close().finally(() => process.exit(130));
  process.once('SIGINT', stop);
  try {
    const visits = [];
    const taps = [];
    for (const phone of options.phones) {
      visits.push(...(await measureVisits(targets, options, phone, log)));
      if (options.interactions) taps.push(...(await measureTaps(targets, options, phone, log)));
    }
    const interacts = options.interactions && options.phones.includes('bench');
    return {
      ...browserCircumstances(),
      command: ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' '),
      ...{ visits, taps },
      interactions: interacts ? await measureInteractions(targets, options, log) : [],
    };
  } finally {
    process.removeListener('SIGINT', stop);
    await close();
  }
}

/** `npm run bench` compares the shop with the same shop as a single application, or at another commit, in one run. */
export const command: Command = {
  usage,
  async run(args) {
    const options = readOptions(args);
    const { from, out, write } = options;
    const results = from
      ? (JSON.parse(await readFile(from, 'utf8')) as Results)
      : await measure(options, args);
    if (out) await writeFile(out, `${JSON.stringify(results, null, 2)}\n`);
    await printReport('bench', report(results), { write });
  },
};
