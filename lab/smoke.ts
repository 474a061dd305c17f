import { runNode } from '@shop/release-tools/run-node';
import { readWords, type Command } from './support/command';

const usage = `npm run lab:smoke [-- words]

Runs the lab's commands once, with their smallest settings, to check that they still work. Words select commands by part of
their command line. Run "npm run build" first.`;

interface SmokeRun {
  readonly args: readonly string[];
  /** Output of a finished run. Its exit code is ignored, as its goals are meaningless with this few rounds. */
  readonly prints?: RegExp;
}

/**
 * Excluded: `lighthouse`, which is downloaded; `bench:scale`, which fills a shop with 100,000 products; `bench:fleet`, `fleet`
 * and the trials of a fleet and of drains, which need nginx; `demo:rollout`, whose faults are part of `trials delivery`; `outages`, a suite
 * of `npm run lab:test`; and `build:monolith`, a part of `bench`.
 */
const runs: readonly SmokeRun[] = [
  { args: ['bench', '--quick', '--pages', 'home', '--only', 'federated'] },
  { args: ['bench:http', '--requests', '50', '--rounds', '1'], prints: /^search /m },
  { args: ['bench:load', '--seconds', '1'] },
  { args: ['bench:memory', '--renders', '20', '--switches', '2', '--changes', '1'] },
  { args: ['bench:orders', '--orders', '100', '--products', '1000', '--reads', '1'] },
  { args: ['bench:products', '--products', '1000', '--reads', '1'] },
  { args: ['bench:search', '--products', '1000', '--reads', '1'] },
  { args: ['bench:switch', '--switches', '2', '--chromium', '2', '--loops', '1'], prints: /mixed sets: 0 / },
  { args: ['durability', 'pglite', '--rounds', '1'] },
  { args: ['figures'] },
  { args: ['fuzz', '--count', '100'] },
  { args: ['payment-scripts'] },
  { args: ['screens', 'states of screens at 390'] },
  { args: ['simulate-forgers', '--rollouts', '1', 'failures'], prints: /rolled back/ },
  { args: ['simulate-holds', '--shoppers', '10', '--minutes', '20'], prints: /^Rejected because/m },
  { args: ['simulate-rollouts', '--rollouts', '5', 'promoted'] },
  { args: ['trials', 'database', '--only', 'inside transactions'] },
  { args: ['trials', 'delivery', '--only', 'chunk that was altered'] },
  { args: ['trials', 'gst-return', '--orders', '50', '--seed', '1'] },
  { args: ['trials', 'histories', '--count', '2', '--seed', '1'] },
  { args: ['trials', 'remotes', '--only', 'throws at import'] },
];

/** Runs the chosen commands in order, each in its own process; exits with 1 when one fails. */
export const command: Command = {
  usage,
  async run(args) {
    const { positionals: words } = readWords(args, {}, usage);
    const chosen = runs.filter((run) => words.every((word) => run.args.join(' ').includes(word)));
    if (chosen.length === 0) throw new Error(`No smoke run matches "${words.join(' ')}".`);
    for (const run of chosen) {
      const { ok, output, seconds } = await runNode(['--import', 'tsx', 'lab/run.ts', ...run.args]);
      const passes = run.prints ? run.prints.test(output) : ok;
      console.log(`  ${passes ? 'pass' : 'FAIL'}  ${run.args.join(' ')} (${seconds.toFixed(0)} s)`);
      if (passes) continue;
      console.log(output);
      process.exitCode = 1;
    }
  },
};
