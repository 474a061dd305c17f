import { beforeEach, expect, it } from '@jest/globals';
import { inBatches, logFailures, runRegularly } from './jobs';

it('runs work repeatedly, one run at a time, and waits for the current run when stopped', async () => {
  let running = 0;
  let maxRunning = 0;
  let done = 0;
  let thirdTurn: () => void = () => undefined;
  const third = new Promise<void>((resolve) => (thirdTurn = resolve));
  const work = runRegularly(async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    if (done === 2) thirdTurn();
    await new Promise(setImmediate);
    running -= 1;
    done += 1;
  }, 1);
  await third;
  await work.stop();
  expect([maxRunning, running, done]).toEqual([1, 0, 3]);
});

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

it('logs each different failure once, and the recovery', async () => {
  await work();
  failure = new Error('down');
  await work();
  await work();
  failure = new Error('full');
  await work();
  failure = undefined;
  await work();
  await work();
  expect(lines).toEqual(['down: the job failed', 'full: the job failed', 'warn: recovered: the job failed']);
});

it('continues until a batch is not full', async () => {
  let remaining = 7;
  const asked: number[] = [];
  const done = await inBatches(async (limit) => {
    asked.push(limit);
    const taken = Math.min(limit, remaining);
    remaining -= taken;
    return taken;
  }, 3);
  expect([done, remaining, asked]).toEqual([7, 0, [3, 3, 3]]);
});
