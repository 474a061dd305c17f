import { scratchFolder } from '../../api/src/testing/scratch-folder';
import { startPostgres } from '../../api/src/testing/postgres/start-postgres';
import { findOtherBrowsers } from '../../e2e/other-browsers/programs';
import { findChromium } from '../../e2e/support/chromium';
import { onEnd } from '../../e2e/support/on-end';
import { describeFailure } from './failures';
import { checks, slowSuites, suites, type Step, type StepResult } from './steps';

/** Starts a PostgreSQL server, which stops when this process exits, and returns its URL. */
async function startPostgresForRun(): Promise<string> {
  // Variables that a terminal sets for other servers, such as PGSSLMODE, do not apply to this one.
  for (const name of Object.keys(process.env))
    if (/^PG[A-Z]+$/.test(name)) Reflect.deleteProperty(process.env, name);
  const { url, stop } = await startPostgres({ parent: scratchFolder(), durable: false });
  onEnd(stop);
  return url;
}

interface NamedResult extends StepResult {
  readonly step: string;
}

/** Runs a step and prints its totals. */
async function run(step: Step, runnerArgs: readonly string[]): Promise<NamedResult> {
  const result = await step.run(runnerArgs);
  const { passed, failed, seconds } = result;
  console.log(`  ${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  return { ...result, step: step.name };
}

/** Runs steps in several lanes at once; most tools use one processor. */
async function runInLanes(
  steps: readonly Step[],
  lanes: number,
  runnerArgs: readonly string[] = [],
): Promise<NamedResult[]> {
  const waiting = [...steps];
  const results: NamedResult[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step, runnerArgs));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** The argument for all steps: those that run for every change, and the nightly and slow suites. */
const everything = 'all';

const isOption = (word: string) => word.startsWith('-');

const allSteps: readonly Step[] = [...checks, ...suites, ...slowSuites];

/** Splits the command line: names of steps, and arguments for the runners of suites, such as the path of a suite or `--randomize`. */
function readArguments(words: readonly string[]) {
  const isStep = (word: string) => word === everything || allSteps.some(({ name }) => name === word);
  return { named: words.filter(isStep), runnerArgs: words.filter((word) => !isStep(word)) };
}

/** Steps of the lab that open shops in Chromium. */
const labShops = ['lab-browser', 'lab-smoke'];

/**
 * Runs the steps for every change, or all of the named steps. Prints the failures, the tests that needed a
 * second try, and the totals.
 */
async function main(): Promise<void> {
  const { named, runnerArgs } = readArguments(process.argv.slice(2));
  const isAll = named.includes(everything);
  const wanted = named.filter((name) => name !== everything);
  if (named.length === 0) process.env.TEST_SCOPE = 'day';
  // Shops of the browser tests start concurrently, so everything must be built before.
  if (
    ['browser', 'delivery', 'other-browsers', 'translated', ...labShops].some((name) => wanted.includes(name))
  )
    wanted.push('build');
  const isNamed = ({ name }: Step) => wanted.includes(name);
  const isWanted = (step: Step) => wanted.length === 0 || isNamed(step);
  const chosenChecks = checks.filter(isWanted);
  const chosenSuites = [...suites.filter(isWanted), ...slowSuites.filter((step) => isNamed(step) || isAll)];
  if (runnerArgs.length > 0 && !chosenSuites.some(isNamed)) {
    console.error(
      `Unknown step: ${runnerArgs.join(' ')}. Steps: ${allSteps.map(({ name }) => name).join(', ')}, ${everything}. A path or an option follows the step of its suite, as in "npm test jest shared/money".`,
    );
    process.exitCode = 1;
    return;
  }
  const runs = (step: string) => chosenSuites.some(({ name }) => name === step);
  // Missing programs are reported before anything runs.
  if (['browser', 'delivery', ...labShops].some(runs))
    process.env.CHROMIUM = findChromium({ forTests: true });
  if (runs('other-browsers')) findOtherBrowsers();
  if (runs('jest') || runs('lab')) process.env.TEST_DATABASE_URL ??= await startPostgresForRun();

  const results = await runInLanes(chosenChecks, 2);
  results.push(...(await runInLanes(chosenSuites, 1, runnerArgs)));
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const again = results.flatMap(({ failures }) => failures).filter(({ flaky }) => flaky).length;
  if (again > 0) console.log(`\n${again} of the passed tests needed a second try`);
  const options = runnerArgs.filter(isOption);
  for (const { step, failures } of results)
    for (const failure of failures) console.log(`\n${describeFailure(failure, step, options)}`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
