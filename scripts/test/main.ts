import { scratchFolder } from '../../api/src/testing/scratch-folder';
import { startPostgres } from '../../api/src/testing/postgres/start-postgres';
import { findOtherBrowsers } from '../../e2e/other-browsers/programs';
import { findChromium } from '../../e2e/support/chromium';
import { onEnd } from '../../e2e/support/on-end';
import { checks, slowSuites, suites, type Step, type StepResult } from './steps';

/** Starts a PostgreSQL server for as long as this process lives, however it ends, and returns its URL. */
async function startPostgresForRun(): Promise<string> {
  const { url, stop } = await startPostgres({ parent: scratchFolder(), durable: false });
  onEnd(stop);
  return url;
}

/** Runs a step and prints its result. */
async function run(step: Step): Promise<StepResult> {
  const result = await step.run();
  const { passed, failed, seconds } = result;
  console.log(`  ${step.name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`);
  return result;
}

/** Runs steps in so many lanes; most tools use one processor. */
async function runInLanes(steps: readonly Step[], lanes: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** The argument for everything: the steps of every change, the nightly and the slow suites. */
const everything = 'all';

/** Runs the steps of every change, or all of the named steps; ends with the totals. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const isAll = named.includes(everything);
  const wanted = named.filter((name) => name !== everything);
  if (named.length === 0) process.env.TEST_SCOPE = 'day';
  // Shops of the browser tests start side by side: they must find nothing left to build.
  if (['browser', 'delivery', 'other-browsers'].some((name) => wanted.includes(name))) wanted.push('build');
  const isNamed = ({ name }: Step) => wanted.includes(name);
  const isWanted = (step: Step) => wanted.length === 0 || isNamed(step);
  const chosenChecks = checks.filter(isWanted);
  const chosenSuites = [...suites.filter(isWanted), ...slowSuites.filter((step) => isNamed(step) || isAll)];
  if (chosenChecks.length + chosenSuites.length === 0) {
    console.error(
      `No such step. There are: ${[...checks, ...suites, ...slowSuites].map(({ name }) => name).join(', ')}, ${everything}.`,
    );
    process.exitCode = 1;
    return;
  }
  const runs = (step: string) => chosenSuites.some(({ name }) => name === step);
  // Missing programs are reported before anything runs.
  if (runs('browser') || runs('delivery')) process.env.CHROMIUM = findChromium({ forTests: true });
  if (runs('other-browsers')) findOtherBrowsers();
  if (runs('jest')) process.env.TEST_DATABASE_URL ??= await startPostgresForRun();

  const results = await runInLanes(chosenChecks, 2);
  results.push(...(await runInLanes(chosenSuites, 1)));
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
