import { parseArgs } from 'node:util';
import { faults } from './faults';
import { runOutages } from './run-outages';

/** Plays every fault of the database and tells what shoppers saw; exits with 1 when an order was lost or doubled. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
  const report = await runOutages({ faults, lastsMs: Number(values.seconds) * 1_000 });
  for (const { name, backMs, readyz, healthz, statuses } of report.faults) {
    console.log(`${name}: back after ${backMs} ms, /readyz ${readyz}, /healthz ${healthz}`);
    console.log(
      `  ${Object.entries(statuses)
        .map(([key, count]) => `${key}: ${count}`)
        .join(', ')}`,
    );
  }
  const { acknowledged, lost, doubled, drift, hung, slowestMs, ending } = report;
  console.log(
    `${acknowledged} orders acknowledged, lost ${lost}, doubled ${doubled}, drift ${drift ?? 'none'}, ` +
      `calls without a response in 10 s ${hung}, the slowest took ${slowestMs} ms, exit code ${ending[0]}`,
  );
  if (lost + doubled + hung > 0 || drift !== null || ending[0] !== 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
