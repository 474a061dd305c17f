import { parseArgs } from 'node:util';
import { playBusy } from './busy/busy';
import { playDatabase } from './database/database';
import type { Outcome } from './outcome';
import { playRemotes } from './remotes/remotes';
import { useScratchFolder } from './scratch';
import { tableOf } from './table';
import type { Play } from './trial';

const trials: Readonly<Record<string, Play>> = {
  busy: playBusy,
  database: playDatabase,
  remotes: playRemotes,
};

const say = ({ done, failures }: Outcome) =>
  console.log(`  ${failures.length === 0 ? 'pass' : 'FAIL'}  ${done}`);

/** `npm run trials [-- database remotes] [--only <words of a fault>]`: plays faults on shops of its own and prints what they did. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const names = positionals.length > 0 ? positionals : Object.keys(trials);
  const unknown = names.filter((name) => !trials[name]);
  if (unknown.length > 0)
    throw new Error(
      `There is no trial "${unknown.join('", "')}". There are: ${Object.keys(trials).join(', ')}.`,
    );
  useScratchFolder();
  const outcomes: Outcome[] = [];
  for (const name of names) {
    console.log(`${name}:`);
    outcomes.push(...((await trials[name]?.({ say, only: values.only })) ?? []));
  }
  console.log('');
  for (const line of tableOf(outcomes)) console.log(line);
  // Nothing that was played is no pass either.
  if (outcomes.length === 0 || outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
