import { parseArgs } from 'node:util';
import { onEnd } from '../setup/on-end';
import { crashingServer, killedFolder, unpluggedFolder, type Disk } from './disks';
import { runRounds, type Outcome } from './run-rounds';

const disks: Readonly<Record<string, () => Promise<Disk>>> = {
  pglite: killedFolder,
  postgres: crashingServer,
  'power-cut': unpluggedFolder,
};

const line = ({ name, rounds, acknowledged, opened, lost, drifts }: Outcome) =>
  `${name}: ${rounds} rounds, ${opened} checkouts and ${acknowledged} orders acknowledged, ` +
  `acknowledged orders lost ${lost}, stock drift ${drifts.length}`;

/** Kills shops under load and tells what was lost; exits with 1 when anything was. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
    allowPositionals: true,
  });
  const wanted = positionals.length > 0 ? positionals : Object.keys(disks);
  console.log(`Seed ${values.seed}. Nothing is printed until a disk's rounds are over.`);
  for (const name of wanted) {
    const make = disks[name];
    if (!make) throw new Error(`There is no disk "${name}"; there are ${Object.keys(disks).join(', ')}.`);
    const disk = await make();
    onEnd(disk.remove);
    const outcome = await runRounds(disk, Number(values.rounds), Number(values.seed));
    disk.remove();
    console.log(line(outcome));
    for (const drift of outcome.drifts) console.error(drift);
    if (outcome.lost + outcome.drifts.length > 0) process.exitCode = 1;
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
