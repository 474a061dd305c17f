import { parseArgs } from 'node:util';
import { startShop } from '../shop/temporary-shop';
import { runSwitches, type SwitchRun } from './run';
import { percentile } from './tally';

/** What the design asks for, in ms. */
const goalMs = 1000;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const shown = (found: readonly string[]) => [...new Set(found)].slice(0, 5).map((line) => `    ${line}`);

/** Prints what was found; answers whether every goal is met. */
function report({ overHttp, inChromium, firstPageMs }: SwitchRun): boolean {
  const failed = [...overHttp.failed, ...inChromium.failed];
  const mixed = [...overHttp.mixed, ...inChromium.mixed];
  const [p50, p99] = [percentile(firstPageMs, 0.5), percentile(firstPageMs, 0.99)];
  const usual = percentile(overHttp.documentMs, 0.5);
  const lines = [
    `${firstPageMs.length} switches while ${overHttp.loads} pages were loaded over HTTP and ${inChromium.loads} in Chromium`,
    `  failed loads: ${failed.length} (goal 0)`,
    ...shown(failed),
    `  mixed sets: ${mixed.length} (goal 0)`,
    ...shown(mixed),
    `  from the call to the first page with the new version: p50 ${ms(p50)}, p99 ${ms(p99)} (goal p99 < ${ms(goalMs)})`,
    `  reference, a document of this shop meanwhile: p50 ${ms(usual)}, so a switch takes ${(p50 / usual).toFixed(2)} documents`,
  ];
  for (const line of lines) console.log(line);
  return failed.length === 0 && mixed.length === 0 && p99 < goalMs;
}

/** `npm run bench:switch [-- --switches 1000 --loops 4]`, on a shop and a database of its own. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { switches: { type: 'string' }, loops: { type: 'string' } } });
  const [switches, loops] = [Number(values.switches ?? 1000), Number(values.loops ?? 4)];
  if (!(switches >= 1 && loops >= 1)) throw new Error('--switches and --loops are numbers from 1.');
  const shop = await startShop();
  try {
    if (!report(await runSwitches(shop, { switches, loops, say: console.log }))) process.exitCode = 1;
  } finally {
    await shop.dispose();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
