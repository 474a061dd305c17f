import { readWords, type Command } from '../support/command';
import { playBusy } from './busy/busy';
import { playDelivery } from './delivery/delivery';
import { playDatabase } from './database/database';
import type { Outcome } from './harness/outcome';
import { useScratchFolder } from './harness/scratch';
import { tableOf } from './harness/table';
import type { Play } from './harness/trial';
import { playRemotes } from './remotes/remotes';

const trials: Readonly<Record<string, Play>> = {
  busy: playBusy,
  database: playDatabase,
  delivery: playDelivery,
  remotes: playRemotes,
};

const usage = `npm run trials -- [--only <words of a fault>] [${Object.keys(trials).join(' ')}]`;

const say = ({ done, stopped, failures }: Outcome) => {
  const by = stopped ? `, ${stopped.shoppers} shoppers, ${stopped.seconds} s: ${stopped.by}` : '';
  console.log(`  ${failures.length === 0 ? 'pass' : 'FAIL'}  ${done}${by}`);
};

/** Plays faults on shops of its own and prints what they did; exits with 1 when one failed, or none was played. */
export const command: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readWords(args, { only: { type: 'string' } }, usage);
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
  },
};
