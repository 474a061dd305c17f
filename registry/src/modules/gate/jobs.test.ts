import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GateJob, GateQueue, GateState } from '@shop/contracts/registry';
import { gateLeaseMs, gateRetryMs, gateWorkerMs } from '../../durations';
import { listAudit } from '../../platform/db/audit';
import { maxId } from '../../platform/db/column-types';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let operator: string;
/** Each test has a new remote, whose version 1.0.0 is live, an empty queue and no workers. */
let mine: string;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  tests += 1;
  test.clock.forward(gateWorkerMs);
  mine = `mine-${tests}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await test.registry.publisher.publish(smallRemote(mine, version), admin);
  const first = { kind: 'promote', versions: { [mine]: '1.0.0' } } as const;
  const expected = (await test.registry.releases.head('live'))?.seq ?? 0;
  await test.registry.releases.change('live', first, { actor: admin, reason: 'r', expected, key: null });
  await test.opened.db.withTables<{ registry_gate_job: object }>().deleteFrom('registry_gate_job').execute();
});

const post = async (path: string, body?: object, token = operator) =>
  test.call('POST', `/envs/live/gate/jobs${path}`, { token, body });
const request = (version = '1.1.0', token = operator) => post('', { remote: mine, version }, token);
const jobOf = ({ body }: { readonly body: unknown }) => body as GateJob;
const claim = async (worker = 'one') =>
  (await post('/claim', { worker })).body as unknown as { readonly job: GateJob | null };
const queue = async () =>
  (await test.call('GET', `/envs/live/gate/jobs?remote=${mine}`, { token: operator }))
    .body as unknown as GateQueue;
const read = async ({ id }: GateJob) =>
  jobOf(await test.call('GET', `/envs/live/gate/jobs/${id}`, { token: operator }));
const lastAudit = async () => (await listAudit(test.registry.database.db, { before: maxId, limit: 1 }))[0];
const lost = async () => {
  const lines: string[] = [];
  await test.registry.gateAttempts.endLost((line) => void lines.push(line));
  return lines;
};
const previews = async () => (await test.registry.releases.head('live'))?.assignments[mine]?.previews ?? [];

/** Lists the version as a preview, as a worker does. */
async function listPreview(): Promise<void> {
  const change = { kind: 'preview', remote: mine, version: '1.1.0', listed: true } as const;
  const grounds = { actor: admin, reason: 'r' };
  await test.registry.database.transaction((tx) =>
    test.registry.releases.changeWithin(tx, 'live', change, grounds),
  );
}

/** A claimed job. */
async function claimed(): Promise<GateJob> {
  await request();
  const { job } = await claim();
  if (!job) throw new Error('The queue is empty.');
  return job;
}

async function report({ id, attempt }: GateJob, version = '1.1.0', findings: readonly object[] = []) {
  const plan = await test.call('POST', '/envs/live/plan', {
    token: operator,
    body: { promote: { [mine]: version } },
  });
  return test.call('POST', '/envs/live/gate/reports', {
    token: operator,
    body: {
      ...{ promote: { [mine]: version }, set: (plan.body.gate as GateState).set, job: { id, attempt } },
      ...{ seconds: 61, browser: 'Chromium 140', findings, pages: [], pictures: [] },
    },
  });
}

describe('a requested run', () => {
  it('is queued once, with its position and its requester', async () => {
    const made = await request();
    expect(made).toMatchObject({
      status: 201,
      body: { state: 'queued', position: 1, attempt: 0, requestedBy: 'operator of the test' },
    });
    expect(await lastAudit()).toMatchObject({
      action: 'gate-requested',
      actor: 'operator of the test',
      detail: { remote: mine, version: '1.1.0' },
    });
    const both = await Promise.all([request(), request()]);
    expect(both.map(({ status, body }) => [status, body.id])).toEqual([
      [200, made.body.id],
      [200, made.body.id],
    ]);
    expect(jobOf(await request('1.2.0')).position).toBe(2);
    const { items, workers } = await queue();
    expect([items.map(({ version }) => version), workers]).toEqual([['1.2.0', '1.1.0'], 0]);
  });

  it('is refused without the right, for a version that shoppers have, and for an unknown one', async () => {
    expect((await request('1.1.0', await test.token('viewer'))).status).toBe(403);
    expect((await request('1.1.0', await test.token('releaser', mine))).status).toBe(403);
    expect((await request('1.1.0', await test.token('operator', 'another'))).status).toBe(403);
    expect((await request('1.0.0')).body.message).toContain(`Shoppers already have ${mine}@1.0.0`);
    expect((await request('9.9.9')).status).toBeGreaterThanOrEqual(400);
    expect((await request('one')).body.message).toContain('"one" is not a version');
  });

  it('can be cancelled while it is queued or running, and requested again', async () => {
    const { body } = await request();
    const cancelled = await post(`/${String(body.id)}/cancel`);
    expect(cancelled.body).toMatchObject({
      state: 'cancelled',
      message: 'Cancelled by operator of the test.',
    });
    expect(await lastAudit()).toMatchObject({ action: 'gate-cancelled', actor: 'operator of the test' });
    expect((await post(`/${String(body.id)}/cancel`)).body.message).toContain('already ended: cancelled');
    const job = await claimed();
    await post(`/${job.id}/cancel`);
    const late = await post(`/${job.id}/renew`, { attempt: job.attempt });
    expect([late.status, late.body.message]).toEqual([
      409,
      expect.stringContaining('Its state is cancelled'),
    ]);
    expect((await request()).status).toBe(201);
    expect((await post('/999999/cancel')).status).toBe(404);
  });
});

describe('a worker', () => {
  it('gets each job once, oldest first, and counts as running while it calls', async () => {
    await request('1.1.0');
    await request('1.2.0');
    const got = await Promise.all(['one', 'two', 'three'].map(claim));
    const versions = got.flatMap(({ job }) => job?.version ?? []);
    expect(versions.sort()).toEqual(['1.1.0', '1.2.0']);
    expect((await queue()).workers).toBe(3);
    test.clock.forward(gateWorkerMs);
    expect((await queue()).workers).toBe(0);
  });

  it('reports its stages, and ends the job with its report', async () => {
    const job = await claimed();
    for (const stage of ['render', 'render', 'pages'])
      await post(`/${job.id}/renew`, { attempt: job.attempt, stage, message: 'Opening /faq' });
    const running = await read(job);
    expect(running).toMatchObject({ state: 'running', worker: 'one', message: 'Opening /faq' });
    expect(running.stages.map(({ name }) => name)).toEqual(['render', 'pages']);
    expect((await report(job, '1.2.0')).status).toBe(422);
    const thrown = { check: 'script', severity: 'refuse', path: '/', width: 390, message: '/ throws.' };
    const stored = await report(job, '1.1.0', [thrown]);
    expect(stored).toMatchObject({ status: 201, body: { requestedBy: 'operator of the test' } });
    expect(await read(job)).toMatchObject({ state: 'refused', report: stored.body.id, leaseUntil: null });
    expect(await lastAudit()).toMatchObject({
      action: 'gate-report',
      detail: { job: job.id, requestedBy: 'operator of the test' },
    });
    expect((await report(job)).status).toBe(409);
  });

  it('fails a job immediately, or queues it for another attempt', async () => {
    const job = await claimed();
    const failed = (attempt: number, retry: boolean) =>
      post(`/${job.id}/fail`, { attempt, message: 'No Chromium.', retry });
    expect((await failed(job.attempt, true)).body).toMatchObject({
      state: 'queued',
      message: 'No Chromium.',
    });
    expect(await claim()).toMatchObject({ job: null });
    test.clock.forward(gateRetryMs);
    expect((await claim('two')).job).toMatchObject({ attempt: 2, worker: 'two', message: null });
    expect((await failed(1, false)).status).toBe(409);
    expect((await failed(2, false)).body).toMatchObject({
      state: 'failed',
      message: 'No Chromium. Attempt 2 of 3.',
    });
    expect(await lastAudit()).toMatchObject({ action: 'gate-failed', actor: 'two' });
  });
});

describe('a worker that stops during a run', () => {
  it('loses the job and its preview to another worker when its lease ends', async () => {
    const job = await claimed();
    await post(`/${job.id}/renew`, { attempt: 1, previewed: true });
    await listPreview();
    test.clock.forward(gateLeaseMs - 1000);
    await post(`/${job.id}/renew`, { attempt: 1 });
    test.clock.forward(gateLeaseMs - 1000);
    expect(await lost()).toEqual([]);
    expect(await previews()).toEqual(['1.1.0']);
    test.clock.forward(1000);
    expect(await lost()).toEqual([`gate job ${job.id} (${mine}@1.1.0) lost its worker one: queued`]);
    expect((await read(job)).message).toBe(
      'The gate worker one stopped responding. Check its log and memory usage.',
    );
    expect(await previews()).toEqual([]);
    expect((await post(`/${job.id}/renew`, { attempt: 1 })).status).toBe(409);
    test.clock.forward(gateRetryMs);
    expect((await claim('two')).job).toMatchObject({ id: job.id, attempt: 2, worker: 'two' });
    expect((await report(job)).status).toBe(409);
  });

  it('fails after the last attempt, with what to do', async () => {
    const job = await claimed();
    for (let attempt = 1; attempt < 3; attempt += 1) {
      test.clock.forward(gateLeaseMs);
      await lost();
      test.clock.forward(gateRetryMs);
      await claim();
    }
    test.clock.forward(gateLeaseMs);
    await lost();
    const { state, message } = await read(job);
    expect([state, message]).toEqual([
      'failed',
      'The gate worker one stopped responding. Check its log and memory usage. Run the gate again. Attempt 3 of 3.',
    ]);
    expect(await claim()).toMatchObject({ job: null });
  });

  it('leaves no preview when its job is cancelled', async () => {
    const job = await claimed();
    await post(`/${job.id}/renew`, { attempt: 1, previewed: true });
    await listPreview();
    await post(`/${job.id}/cancel`);
    expect(await previews()).toEqual([]);
    test.clock.forward(gateLeaseMs);
    expect(await lost()).toEqual([]);
    expect(await read(job)).toMatchObject({ state: 'cancelled' });
  });
});
