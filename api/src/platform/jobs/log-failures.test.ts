import { beforeEach, expect, it } from '@jest/globals';
import { logFailures } from './log-failures';

const lines: string[] = [];
const log = {
  warn: (_fields: object, message: string) => lines.push(`warn: ${message}`),
  error: (fields: object, message: string) =>
    lines.push(`${(fields as { err: Error }).err.message}: ${message}`),
};

let failure: Error | undefined;
const work = logFailures(
  async () => {
    if (failure) throw failure;
  },
  log,
  'the job failed',
);

beforeEach(() => void lines.splice(0));

it('logs a failure once, another one too, and the end of it', async () => {
  await work();
  failure = new Error('away');
  await work();
  await work();
  failure = new Error('full');
  await work();
  failure = undefined;
  await work();
  await work();
  expect(lines).toEqual(['away: the job failed', 'full: the job failed', 'warn: over: the job failed']);
});
