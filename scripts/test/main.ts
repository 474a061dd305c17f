import { scratchFolder } from '../../api/src/testing/scratch-folder';
import { startPostgres } from '../postgres/start-postgres';
import { findChromium } from '../setup/chromium';
import { onEnd } from '../setup/on-end';
import { steps, type StepResult } from './steps';

/** Starts a PostgreSQL server for as long as this process lives, however it ends, and answers its URL. */
async function lendPostgres(): Promise<string> {
  const { url, stop } = await startPostgres({ parent: scratchFolder(), durable: false });
  onEnd(stop);
  return url;
}

/** Runs every check and every test, or the steps named on the command line; ends with the sum of all. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const chosen = wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.includes(name));
  if (chosen.length === 0) {
    console.error(`No such step. There are: ${steps.map(({ name }) => name).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const runs = (step: string) => chosen.some(({ name }) => name === step);
  // What a machine lacks is said before anything runs, not after minutes of it.
  if (runs('browser')) process.env.CHROMIUM = findChromium();
  if (runs('jest')) process.env.TEST_DATABASE_URL ??= await lendPostgres();

  const results: (StepResult & { readonly name: string })[] = [];
  for (const step of chosen) {
    console.log(`\n— ${step.name}`);
    const result = await step.run();
    results.push({ name: step.name, ...result });
    console.log(
      `  ${step.name}: ${result.passed} passed, ${result.failed} failed (${result.seconds.toFixed(0)} s)`,
    );
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  if (sum('failed') > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
