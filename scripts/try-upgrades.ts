import { tryUpgrades } from '@shop/release-tools/upgrades';
import { parseArgs } from 'node:util';
import { onEnd } from '../e2e/support/on-end';
import { runMain } from './run-main';

const usage = `npm run try-upgrades -- [options]

Tries the newest minor of each direct dependency in a copy of the last commit, and prints a table.

  --only react,webpack   these alone; what is held is tried too
  --all-at-once          everything together first; one by one only when that fails
  --write                raise what passed in this checkout, when it passes together as well
`;

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        only: { type: 'string' },
        'all-at-once': { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`);
  }
}

await runMain(usage, async (args) => {
  const { help, only, 'all-at-once': allAtOnce, write } = readOptions(args);
  if (help) return console.log(usage);
  // Progress goes to standard error, so that standard output has the table alone.
  const log = (line: string) => console.error(line);
  const passed = await tryUpgrades(
    { only: only?.split(',').filter(Boolean), allAtOnce, write, log, onEnd },
    console.log,
  );
  if (!passed) process.exitCode = 1;
});
