import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { machineCircumstances } from '../bench/circumstances';
import { writeReport } from '../bench/write-report';
import { loadReport } from './report';
import { runLoad } from './run';

const document = 'docs/load.md';

/** `npm run bench:load [-- --seconds 10 --write]`: what a shop of its own sends when many ask at once. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '10' }, write: { type: 'boolean', default: false } },
  });
  const seconds = Number(values.seconds);
  if (!(seconds >= 1)) throw new Error(`--seconds is "${values.seconds}", but it is a number from 1.`);
  const [before = 0] = loadavg();
  const results = await runLoad(seconds, (line) => console.error(line));
  const { at, machine, commit } = machineCircumstances();
  const when = `${at.slice(0, 16).replace('T', ' ')} UTC, ${machine}, commit ${commit}, load average before ${before.toFixed(1)}, ${seconds} s each.`;
  const text = `${when} ${loadReport(results)}`;
  console.log(text);
  if (values.write) await writeReport('load', text, document);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
