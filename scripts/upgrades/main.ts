import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root } from '../build/packages';
import { askNpm } from './ask-npm';
import { choose, type Choice } from './candidates';
import { held } from './held';
import { aliasTargets, raise } from './manifests';
import { resultTable, type Outcome } from './report';
import { makeScratchCopy, type ScratchCopy } from './scratch-copy';

const usage = `npm run try-upgrades -- [options]

Tries the newest minor of each direct dependency in a copy of the last commit, and prints a table.

  --only react,webpack   these alone; what is held is tried too
  --all-at-once          everything together first; one by one only when that fails
  --write                raise what passed in this checkout, when it passes together as well
`;

function readOptions() {
  try {
    return parseArgs({
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

/** Progress goes to standard error, so that the table stands alone on standard output. */
const log = (line: string) => console.error(line);

/** Tries each group by itself, once it is known that nothing fails without it. */
async function oneByOne(copy: ScratchCopy, groups: Choice['groups']): Promise<Outcome[]> {
  const { failed } = await copy.attempt([]);
  if (failed) {
    throw new Error(`Nothing was tried: the last commit itself fails at ${failed.step}: ${failed.line}`);
  }
  const outcomes: Outcome[] = [];
  for (const group of groups) outcomes.push(await copy.attempt(group));
  return outcomes;
}

async function main(): Promise<void> {
  const options = readOptions();
  if (options.help) return console.log(usage);
  const only = options.only?.split(',').filter(Boolean);
  const offers = await askNpm(aliasTargets(root));
  const { groups, skipped } = choose(offers, held, only);
  if (groups.length === 0) {
    log('Nothing newer to try.');
    return console.log(resultTable([], skipped));
  }

  const copy = makeScratchCopy(log);
  const all = groups.flat();
  const whole = options['all-at-once'] ? await copy.attempt(all) : undefined;
  const outcomes =
    whole && !whole.failed ? groups.map((group) => ({ group, failed: null })) : await oneByOne(copy, groups);
  console.log(resultTable(outcomes, skipped));

  const passed = outcomes.filter(({ failed }) => !failed).flatMap(({ group }) => group);
  if (passed.length < all.length) process.exitCode = 1;
  if (!options.write || passed.length === 0) return;
  const tried = (whole && !whole.failed) || passed.length === outcomes[0]?.group.length;
  const joint = tried ? null : (await copy.attempt(passed)).failed;
  if (joint) throw new Error(`Together they fail at ${joint.step}: ${joint.line}. Nothing was raised here.`);
  raise(root, passed);
  spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] });
  log(`Raised ${passed.map(({ name, to }) => `${name} to ${to}`).join(', ')}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
