import { readValues, type Command } from '../../support/command';
import { faults } from '../harness/database-faults';
import { runOutages } from './run-outages';

const usage = `npm run outages -- [options]

  --seconds N   minimum duration of each fault, by default 10`;

/** Runs every database fault and reports the effects on shoppers; exits with 1 when an order was lost or duplicated. */
export const command: Command = {
  usage,
  async run(args) {
    const { seconds } = readValues(args, { seconds: { type: 'string', default: '10' } }, usage);
    const report = await runOutages({ faults, lastsMs: Number(seconds) * 1_000 });
    for (const { name, backMs, readyz, healthz, statuses } of report.faults) {
      console.log(`${name}: back after ${backMs} ms, /readyz ${readyz}, /healthz ${healthz}`);
      const counts = Object.entries(statuses).map(([key, count]) => `${key}: ${count}`);
      console.log(`  ${counts.join(', ')}`);
    }
    const { acknowledged, lost, duplicated, drift, hung, slowestMs, ending } = report;
    console.log(
      `${acknowledged} orders acknowledged, lost ${lost}, duplicated ${duplicated}, drift ${drift ?? 'none'}, ` +
        `calls without a response in 10 s ${hung}, the slowest took ${slowestMs} ms, exit code ${ending[0]}`,
    );
    if (lost + duplicated + hung > 0 || drift !== null || ending[0] !== 0) process.exitCode = 1;
  },
};
