import { readCount, readValues, type Command } from '../../support/command';
import { runFuzz } from './run-fuzz';

const SHOWN = 20;

const usage = `npm run fuzz -- [options]

  --count N   requests, by default 10000
  --seed N    seed of the random requests, by default 1`;

/** Sends malformed and partly valid requests to a temporary shop; exits with 1 if a response does not match the document. */
export const command: Command = {
  usage,
  async run(args) {
    const options = {
      count: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
    } as const;
    const { count, seed } = readValues(args, options, usage);
    const found = await runFuzz(readCount(count, 'count'), readCount(seed, 'seed', 0));
    const { sent, statuses, reached, operations, findings } = found;
    for (const { request, fault } of findings.slice(0, SHOWN)) console.error(`${request}\n  ${fault}\n`);
    const counts = Object.entries(statuses).map(([status, times]) => `${times} × ${status}`);
    console.log(`${sent} requests from seed ${seed}: ${counts.join(', ')}`);
    console.log(`${reached.length} of ${operations.length} calls succeeded at least once`);
    const unreached = operations
      .map(({ method, path }) => `${method} ${path}`)
      .filter((call) => !reached.includes(call));
    if (unreached.length > 0) console.log(`never: ${unreached.join(', ')}`);
    console.log(`${findings.length} responses were not as documented`);
    if (findings.length > 0) process.exitCode = 1;
  },
};
