import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { GateJob, GateReport, GateState } from '@shop/contracts/registry';
import { createRegistryClient, envPathOf, postChange, type RegistryClient } from '@shop/protocol';
import { smallRemote } from '@shop/protocol/testing';
import { gateLeaseMs, gateRetryMs } from '../../../registry/src/durations';
import { START_MS } from '../../../registry/src/testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import type { checkVersions } from './check';
import { LostRunError } from './gate-run';
import { startGateWorker, workQueue } from './work-queue';

type Check = typeof checkVersions;

let test: TestRegistry;
let client: RegistryClient;
/** With the token of a worker. */
let gateClient: RegistryClient;
let head = 0;
/** Each test has a new remote, live as 1.0.0, with 1.1.0 to check. */
let remote: string;
let tests = 0;
let lines: string[] = [];
/** Resumes a worker that a test has paused. */
let revive = (): void => undefined;
/** The workers of a test, with the controllers that stop them. */
let workers: { readonly stop: AbortController; readonly ended: Promise<void> }[] = [];

const promote = async (versions: Readonly<Record<string, string>>) => {
  const change = { kind: 'promote', versions } as const;
  const grounds = { actor: admin, reason: 'r', expected: head, key: null, overrule: true };
  head = (await test.registry.releases.change('live', change, grounds)).seq;
};

beforeAll(async () => {
  test = await openTestRegistry();
  client = createRegistryClient({ url: test.address, token: await test.token('operator') });
  gateClient = createRegistryClient({ url: test.address, token: await test.token('gate') });
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  lines = [];
  tests += 1;
  remote = `remote-${tests}`;
  for (const version of ['1.0.0', '1.1.0'])
    await test.registry.publisher.publish(smallRemote(remote, version), admin);
  await promote({ [remote]: '1.0.0' });
});
afterEach(async () => {
  revive();
  for (const { stop } of workers) stop.abort();
  await Promise.all(workers.map(({ ended }) => ended));
  workers = [];
});

const request = () =>
  client.call<GateJob>('/envs/live/gate/jobs', {
    method: 'POST',
    body: { remote, version: '1.1.0' },
  });
const read = ({ id }: GateJob) => client.call<GateJob>(`/envs/live/gate/jobs/${id}`);

/** Polls until a condition holds. */
async function until<Value>(find: () => Promise<Value | false> | Value | false): Promise<Value> {
  const giveUpAt = performance.now() + 15_000;
  while (performance.now() < giveUpAt) {
    const found = await find();
    if (found !== false) return found;
    await pause(5);
  }
  throw new Error(`Not yet. The workers wrote:\n${lines.join('\n')}`);
}

const untilState = (job: GateJob, state: GateJob['state']) =>
  until(async () => {
    const now = await read(job);
    return now.state === state && now;
  });

function work(name: string, check: Check, at = gateClient): (typeof workers)[number] {
  const stop = new AbortController();
  const ended = workQueue({
    ...{ client: at, shop: 'http://shop.test', name, check, signal: stop.signal },
    log: (line) => void lines.push(line),
    ...{ pollMs: 5, renewMs: 5 },
  });
  const worker = { stop, ended };
  workers.push(worker);
  return worker;
}

/** Lists the candidate as a preview while `run` runs, as the gate does, and then reports that it passed. */
const checkWhile =
  (run: (signal: AbortSignal) => Promise<void>): Check =>
  async (versions, context, { job, signal = AbortSignal.abort(), onStage, onPreview }) => {
    const [[name, version] = ['', '']] = Object.entries(versions);
    const list = (path: string) =>
      postChange(context, path, {
        body: { remote: name, version, reason: 'Checked by the gate', force: false },
      });
    onStage?.('preview');
    await onPreview?.();
    await list('/previews');
    try {
      onStage?.('pages');
      context.log('Opening /faq at 390 px …');
      await run(signal);
    } finally {
      if (!(signal.reason instanceof LostRunError)) await list('/unlist');
    }
    onStage?.('report');
    const body = { promote: versions };
    const { gate } = await context.client.call<{ gate: GateState }>('/envs/live/plan', {
      method: 'POST',
      body,
    });
    const found = { seconds: 1, browser: 'none', findings: [], pages: [], pictures: [] };
    return context.client.call<GateReport>(`${envPathOf(context)}/gate/reports`, {
      method: 'POST',
      body: { ...body, set: gate.set, job, ...found },
    });
  };

/** Runs until it is aborted, and then fails like a browser that was closed. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_resolve, reject) => {
    const end = () => reject(new Error('Target closed'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
  });

const previews = async () => (await test.registry.releases.head('live'))?.assignments[remote]?.previews ?? [];

it('a worker runs a job, shows its progress, and ends it with the report', async () => {
  let finish = (): void => undefined;
  const opened = new Promise<void>((resolve) => (finish = resolve));
  const job = await request();
  work(
    'one',
    checkWhile(() => opened),
  );
  const running = await until(async () => {
    const now = await read(job);
    return now.message === 'Opening /faq at 390 px …' && now;
  });
  expect(running).toMatchObject({ state: 'running', worker: 'one' });
  expect(running.stages.map(({ name }) => name)).toEqual(['preview', 'pages']);
  expect(await previews()).toEqual(['1.1.0']);
  finish();
  const { report, stages } = await untilState(job, 'passed');
  expect([typeof report, stages.at(-1)?.name]).toEqual(['number', 'report']);
  expect(await previews()).toEqual([]);
  await until(() => lines.some((line) => line.startsWith('The gate passed')));
});

it('two workers run a job once', async () => {
  let runs = 0;
  const check = checkWhile(async () => {
    runs += 1;
    await pause(30);
  });
  work('one', check);
  work('two', check);
  const jobs = [await request()];
  await untilState(jobs[0] as GateJob, 'passed');
  expect(runs).toBe(1);
});

it('a cancelled run stops at the next renewal, and its preview ends', async () => {
  const job = await request();
  work('one', checkWhile(untilAborted));
  await until(async () => (await previews()).length > 0);
  await client.call(`/envs/live/gate/jobs/${job.id}/cancel`, { method: 'POST' });
  await until(() => lines.some((line) => line.includes('Its state is cancelled')));
  expect(await previews()).toEqual([]);
  expect(await read(job)).toMatchObject({ state: 'cancelled', report: null });
});

it('a stopped worker returns its job to the queue, and another worker runs it', async () => {
  const job = await request();
  const { stop, ended } = work('one', checkWhile(untilAborted));
  await until(async () => (await previews()).length > 0);
  stop.abort();
  await ended;
  expect(await previews()).toEqual([]);
  expect(await read(job)).toMatchObject({ state: 'queued', message: expect.stringContaining('was stopped') });
  test.clock.forward(gateRetryMs);
  work(
    'two',
    checkWhile(async () => undefined),
  );
  expect(await untilState(job, 'passed')).toMatchObject({ attempt: 2, worker: 'two' });
});

it('a killed worker loses its job and its preview after the lease, and cannot report later', async () => {
  const job = await request();
  const dead = new Promise<void>((resolve) => (revive = resolve));
  let inFlight = 0;
  // Makes no more calls, as if the process had been killed.
  const silent: RegistryClient = {
    ...gateClient,
    async call(path, options) {
      if (path.endsWith('/renew') && lines.includes('killed')) await dead;
      inFlight += 1;
      return gateClient.call<never>(path, options).finally(() => (inFlight -= 1));
    },
  };
  work(
    'one',
    checkWhile(() => dead),
    silent,
  );
  await until(async () => (await previews()).length > 0);
  lines.push('killed');
  await until(() => inFlight === 0);
  test.clock.forward(gateLeaseMs);
  await test.registry.gateAttempts.endLost(() => undefined);
  expect(await previews()).toEqual([]);
  test.clock.forward(gateRetryMs);
  work(
    'two',
    checkWhile(async () => undefined),
  );
  const { report } = await untilState(job, 'passed');
  revive();
  await until(() => lines.some((line) => line.includes('Attempt 1 of gate job') && line.includes('is over')));
  expect(await read(job)).toMatchObject({ state: 'passed', report, worker: 'two' });
});

it('a failed run is retried, and the last failure gives the reason and what to do', async () => {
  const job = await request();
  work('one', async () => {
    throw new Error('Chromium cannot be started.\nA long log');
  });
  for (const attempt of [1, 2]) {
    await until(async () => {
      const now = await read(job);
      return now.state === 'queued' && now.attempt === attempt;
    });
    test.clock.forward(gateRetryMs);
  }
  expect(await untilState(job, 'failed')).toMatchObject({
    message: 'Chromium cannot be started. See the worker’s log for details. Attempt 3 of 3.',
  });
});

it('a version that went live in the meantime is not retried', async () => {
  const job = await request();
  await promote({ [remote]: '1.1.0' });
  const { checkVersions: check } = await import('./check');
  work('one', (versions, context, options) =>
    check(versions, context, { ...options, env: { GATE_CHROMIUM: process.execPath } }),
  );
  expect(await untilState(job, 'failed')).toMatchObject({
    attempt: 1,
    message: 'Shoppers already have these versions.',
  });
});

it('does not start with a token that may not run the gate, or with incomplete settings', async () => {
  const viewer = createRegistryClient({ url: test.address, token: await test.token('viewer') });
  const refused = work(
    'one',
    checkWhile(async () => undefined),
    viewer,
  );
  await expect(refused.ended).rejects.toThrow('this needs gate or operator');
  workers = [];
  await expect(startGateWorker({ SHOP_URL: 'http://shop.test' }, () => undefined)).rejects.toThrow(
    'Set SHOP_URL, REGISTRY_URL and REGISTRY_TOKEN.',
  );
  const wrong = { SHOP_URL: 'shop', REGISTRY_URL: test.address, REGISTRY_TOKEN: 'secret' };
  await expect(startGateWorker(wrong, () => undefined)).rejects.toThrow('SHOP_URL must be a URL');
});
