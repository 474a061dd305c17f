import { onEnd } from '../../../e2e/support/on-end';
import { readCount, readWords, type Command } from '../../support/command';
import { crashingServer, killedFolder, unpluggedFolder, type Disk } from './disks';
import { runRounds, type Outcome } from './run-rounds';

const disks: Readonly<Record<string, () => Promise<Disk>>> = {
  pglite: killedFolder,
  postgres: crashingServer,
  'power-cut': unpluggedFolder,
};

const usage = `npm run durability -- [options] [${Object.keys(disks).join(' ')}]

  --rounds N   number of times that the shop is killed for each disk, by default 10
  --seed N     seed of the random times at which shops are killed`;

const line = ({ name, rounds, acknowledged, opened, lost, drifts }: Outcome) =>
  `${name}: ${rounds} rounds, ${opened} checkouts and ${acknowledged} orders acknowledged, ` +
  `acknowledged orders lost ${lost}, stock drift ${drifts.length}`;

/** Kills shops under load and reports losses; exits with 1 if there are any. */
export const command: Command = {
  usage,
  async run(args) {
    const options = { rounds: { type: 'string', default: '10' }, seed: { type: 'string' } } as const;
    const { values, positionals } = readWords(args, options, usage);
    const { rounds, seed = String(Date.now() % 1_000_000) } = values;
    const wanted = positionals.length > 0 ? positionals : Object.keys(disks);
    console.log(`Seed ${seed}. Nothing is printed until a disk's rounds are over.`);
    for (const name of wanted) {
      const make = disks[name];
      if (!make) throw new Error(`Unknown disk "${name}". Disks: ${Object.keys(disks).join(', ')}.`);
      const disk = await make();
      onEnd(disk.remove);
      const outcome = await runRounds(disk, readCount(rounds, 'rounds'), Number(seed));
      disk.remove();
      console.log(line(outcome));
      for (const drift of outcome.drifts) console.error(drift);
      if (outcome.lost + outcome.drifts.length > 0) process.exitCode = 1;
    }
  },
};
