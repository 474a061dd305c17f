import { readCount, readWords, type Command } from '../support/command';
import { playBusy } from './busy/busy';
import { playDelivery } from './delivery/delivery';
import { playDatabase } from './database/database';
import type { Outcome } from './harness/outcome';
import { useScratchFolder } from './harness/scratch';
import { tableOf } from './harness/table';
import type { Play } from './harness/trial';
import { playFleet } from './fleet/fleet';
import { playRemotes } from './remotes/remotes';

const trials: Readonly<Record<string, Play>> = {
  busy: playBusy,
  database: playDatabase,
  delivery: playDelivery,
  remotes: playRemotes,
};

/** Needs nginx, which the others do not: played when it is named. */
const named = ['fleet'];
const all = [...Object.keys(trials), ...named];

const usage = `npm run trials -- [options] [${all.join(' ')}]

  --only WORDS   only faults whose name has these words in it; several after commas
  --past-gate    delivery: as if ops had overruled the gate
  --seconds N    how long the registry of the fleet is away, 60 when absent

The fleet is played when it is named: it needs nginx and "npm run build".`;

const playOf = (name: string, registrySeconds: number): Play | undefined =>
  name === 'fleet' ? (options) => playFleet(options, { registrySeconds, databaseSeconds: 10 }) : trials[name];

const say = ({ done, stopped, failures }: Outcome) => {
  const by = stopped ? `, ${stopped.shoppers} shoppers, ${stopped.seconds} s: ${stopped.by}` : '';
  console.log(`  ${failures.length === 0 ? 'pass' : 'FAIL'}  ${done}${by}`);
};

/** Plays faults on shops of its own and prints what they did; exits with 1 when one failed, or none was played. */
export const command: Command = {
  usage,
  async run(args) {
    const known = {
      only: { type: 'string' },
      'past-gate': { type: 'boolean', default: false },
      seconds: { type: 'string', default: '60' },
    } as const;
    const { values, positionals } = readWords(args, known, usage);
    const registrySeconds = readCount(values.seconds, 'seconds');
    const names = positionals.length > 0 ? positionals : Object.keys(trials);
    const unknown = names.filter((name) => !all.includes(name));
    if (unknown.length > 0)
      throw new Error(`There is no trial "${unknown.join('", "')}". There are: ${all.join(', ')}.`);
    const options = { say, only: values.only, pastGate: values['past-gate'] };
    useScratchFolder();
    const outcomes: Outcome[] = [];
    for (const name of names) {
      console.log(`${name}:`);
      outcomes.push(...((await playOf(name, registrySeconds)?.(options)) ?? []));
    }
    console.log('');
    for (const line of tableOf(outcomes)) console.log(line);
    // Nothing that was played is no pass either.
    if (outcomes.length === 0 || outcomes.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
  },
};
