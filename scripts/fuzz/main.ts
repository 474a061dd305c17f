import { parseArgs } from 'node:util';
import { runFuzz } from './run-fuzz';

const SHOWN = 20;

/** Sends malformed and half-right requests to a shop of its own; exits with 1 when an answer is not as described. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    },
  });
  const { sent, statuses, reached, operations, findings } = await runFuzz(
    Number(values.count),
    Number(values.seed),
  );
  for (const { request, fault } of findings.slice(0, SHOWN)) console.error(`${request}\n  ${fault}\n`);
  console.log(
    `${sent} requests from seed ${values.seed}: ${Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}`,
  );
  console.log(`${reached.length} of ${operations.length} calls were answered well at least once`);
  const unreached = operations
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !reached.includes(call));
  if (unreached.length > 0) console.log(`never: ${unreached.join(', ')}`);
  console.log(`${findings.length} answers were not as the document says`);
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
