import { startShop } from '../../../e2e/support/temporary-shop';
import { type Command, readCount, readValues } from '../../support/command';
import { percentile } from '../../support/percentile';
import { runSwitches, type SwitchRun } from './run';

const usage = `npm run bench:switch -- [options]

  --switches N   switches while pages load over HTTP, by default 1000
  --chromium N   further switches, not timed, while Chromium also loads pages, by default 100
  --loops N      concurrent shoppers over HTTP, by default 4`;

/** The design's limit, in ms. */
const goalMs = 1000;

const ms = (value: number) => `${value.toFixed(0)} ms`;
const shown = (found: readonly string[]) => [...new Set(found)].slice(0, 5).map((line) => `    ${line}`);

/** Prints the results; returns whether every goal is met. */
function report({ overHttp, inChromium, firstPageMs }: SwitchRun, untimed: number): boolean {
  const failed = [...overHttp.failed, ...inChromium.failed];
  const mixed = [...overHttp.mixed, ...inChromium.mixed];
  const [p50, p99] = [percentile(firstPageMs, 0.5), percentile(firstPageMs, 0.99)];
  const usual = percentile(overHttp.documentMs, 0.5);
  const lines = [
    `${firstPageMs.length + untimed} switches, ${overHttp.loads} pages over HTTP and ${inChromium.loads} in Chromium`,
    `  failed loads: ${failed.length} (goal 0)`,
    ...shown(failed),
    `  mixed sets: ${mixed.length} (goal 0)`,
    ...shown(mixed),
    `  from the call to the first page with the new version, ${firstPageMs.length} times over HTTP: p50 ${ms(p50)}, p99 ${ms(p99)} (goal p99 < ${ms(goalMs)})`,
    `  reference, a document of this shop meanwhile: p50 ${ms(usual)}, so a switch takes as long as ${(p50 / usual).toFixed(2)} documents`,
  ];
  for (const line of lines) console.log(line);
  return failed.length === 0 && mixed.length === 0 && p99 < goalMs;
}

/** Switches versions of a temporary shop while pages load. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      {
        switches: { type: 'string', default: '1000' },
        chromium: { type: 'string', default: '100' },
        loops: { type: 'string', default: '4' },
      },
      usage,
    );
    const switches = readCount(values.switches, 'switches');
    const switchesInChromium = readCount(values.chromium, 'chromium');
    const loops = readCount(values.loops, 'loops');
    const shop = await startShop();
    try {
      const run = await runSwitches(shop, { switches, switchesInChromium, loops, log: console.log });
      if (!report(run, switchesInChromium)) process.exitCode = 1;
    } finally {
      await shop.dispose();
    }
  },
};
