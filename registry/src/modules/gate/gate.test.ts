import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GateReport, GateState } from '@shop/contracts/registry';
import { listAudit } from '../../platform/db/audit';
import { gateWorkerMs } from '../../durations';
import { maxId } from '../../platform/db/column-types';
import { admin, openTestRegistry, type TestResponse, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let operator: string;
let owner: string;
/** Each test has a new remote, whose version 1.0.0 is live. */
let mine: string;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
  owner = await test.token('admin');
});
afterAll(() => test.close());

beforeEach(async () => {
  tests += 1;
  mine = `mine-${tests}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await test.registry.publisher.publish(smallRemote(mine, version), admin);
  await setPolicy('off');
  await change('/releases', { promote: { [mine]: '1.0.0' } });
});

const head = async () => (await test.registry.releases.head('live'))?.seq ?? 0;

const change = async (path: string, body: object = {}): Promise<TestResponse> =>
  test.call('POST', `/envs/live${path}`, {
    token: operator,
    body: { reason: 'for the test', ...body },
    head: await head(),
  });

const setPolicy = (policy: string, token = owner) =>
  test.call('PUT', '/envs/live/gate', { token, body: { policy, reason: 'for the test' } });

const planned = async (body: object): Promise<GateState | null> =>
  (await change('/plan', body)).body.gate as GateState | null;

const thrown = {
  check: 'script',
  severity: 'refuse',
  path: '/faq',
  width: 390,
  message: '/faq at 390 px throws.',
} as const;
const page = { path: '/faq', route: '/faq', width: 390, serverMs: 12, paintMs: 90, livePaintMs: 80 };
const bytes = Buffer.from('a picture').toString('base64');

async function report(version: string, findings: readonly object[], set?: string): Promise<TestResponse> {
  const promote = { [mine]: version };
  return test.call('POST', '/envs/live/gate/reports', {
    token: operator,
    body: {
      promote,
      set: set ?? (await planned({ promote }))?.set ?? 'none',
      ...{ seconds: 61, browser: 'Chromium 140', findings, pages: [{ ...page, difference: 0.2 }] },
      pictures: [{ path: '/faq', width: 390, difference: 0.2, live: bytes, candidate: bytes }],
    },
  });
}

describe('the policy', () => {
  it('is advisory, with a notice, until a Chromium is configured or the policy is changed', async () => {
    await test.registry.environments.add('staging', { actor: admin, reason: 'for the test' });
    const fresh = await test.call('GET', '/envs/staging/gate', { token: operator });
    expect(fresh.body).toMatchObject({
      policy: 'advisory',
      chosen: false,
      notice: expect.stringContaining('GATE_CHROMIUM'),
    });
    expect(fresh.body.notice).toContain('gate-worker');
    expect(fresh.body.notice).toContain('gate check <remote>@<version> --environment staging');
    expect((await setPolicy('required')).body).toEqual({ policy: 'required', chosen: true, notice: null });
    expect((await setPolicy('off')).body.notice).toContain('unchecked');
  });

  it('names the worker that runs the gate, or has stopped, instead of a missing Chromium', async () => {
    await test.registry.environments.add('worked', { actor: admin, reason: 'for the test' });
    const claim = (worker: string) =>
      test.call('POST', '/envs/worked/gate/jobs/claim', { token: operator, body: { worker } });
    const read = async () => (await test.call('GET', '/envs/worked/gate', { token: operator })).body;
    await claim('one');
    expect(await read()).toEqual({
      policy: 'advisory',
      chosen: false,
      notice:
        'A gate worker is running, but the gate is advisory: versions may go live unchecked. Require it with: npm run release -- gate required --environment worked --reason "…".',
    });
    test.clock.forward(gateWorkerMs + 11 * 60_000);
    const stopped = (await read()).notice;
    expect(stopped).toContain('The last gate worker, one, stopped responding 11 minutes ago');
    expect(stopped).toContain('versions may go live unchecked');
    const body = { policy: 'required', reason: 'for the test' };
    const required = await test.call('PUT', '/envs/worked/gate', { token: owner, body });
    expect(required.body.notice).toBe(
      'The last gate worker, one, stopped responding 11 minutes ago. Start it again, or check a version with: npm run release -- gate check <remote>@<version> --environment worked.',
    );
    await claim('two');
    expect((await read()).notice).toBe(null);
    test.clock.forward(2 * 24 * 60 * 60_000);
    expect((await read()).notice).toBe(null);
  });

  it('can only be set by an admin, with a reason that is recorded in the audit log', async () => {
    expect((await setPolicy('required', operator)).status).toBe(403);
    expect((await setPolicy('now and then')).body.message).toBe(
      '"policy" must be one of required, advisory, off.',
    );
    await setPolicy('required');
    const [row] = await listAudit(test.registry.database.db, { before: maxId, limit: 1 });
    expect(row).toMatchObject({
      action: 'gate-policy',
      reason: 'for the test',
      detail: { policy: 'required' },
    });
  });
});

describe('a promotion where the gate is required', () => {
  it('is blocked until exactly this set was checked, even as a canary', async () => {
    await setPolicy('required');
    const refused = await change('/releases', { promote: { [mine]: '1.1.0' } });
    expect(refused).toMatchObject({
      status: 409,
      body: { gate: { verdict: 'unchecked', policy: 'required' } },
    });
    expect(refused.body.message).toContain(`npm run release -- gate check ${mine}@1.1.0`);
    expect((await change(`/canaries/${mine}:start`, { version: '1.1.0', bps: 1000 })).status).toBe(409);
    expect((await report('1.1.0', [])).body.verdict).toBe('passed');
    expect((await change(`/canaries/${mine}:start`, { version: '1.1.0', bps: 1000 })).status).toBe(201);
    expect((await change(`/canaries/${mine}:advance`, { bps: 5000 })).status).toBe(201);
    expect((await change(`/canaries/${mine}:promote`)).status).toBe(201);
    expect(await planned({ promote: { [mine]: '1.2.0' } })).toMatchObject({ verdict: 'unchecked' });
  });

  it('is refused with the findings, and can be overridden with a reason that is recorded in the audit log', async () => {
    await setPolicy('required');
    await report('1.1.0', [thrown]);
    const refused = await change('/releases', { promote: { [mine]: '1.1.0' } });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(thrown.message);
    expect((await change('/releases', { promote: { [mine]: '1.1.0' }, overrule: true })).status).toBe(201);
    const [row] = await listAudit(test.registry.database.db, { before: maxId, limit: 1 });
    expect(row).toMatchObject({
      reason: 'for the test',
      detail: { gate: { verdict: 'refused', overrule: true, report: expect.any(Number) } },
    });
  });

  it('must be checked again after another remote has changed', async () => {
    await setPolicy('required');
    const promote = { [mine]: '1.1.0' };
    await report('1.1.0', []);
    expect(await planned({ promote })).toMatchObject({ verdict: 'passed' });
    const other = `other-${tests}`;
    await test.registry.publisher.publish(smallRemote(other, '1.0.0'), admin);
    await change('/releases', { promote: { [other]: '1.0.0' }, overrule: true });
    expect(await planned({ promote })).toMatchObject({ verdict: 'unchecked' });
  });

  it('never blocks rollbacks', async () => {
    await setPolicy('required');
    await report('1.1.0', []);
    await change('/releases', { promote: { [mine]: '1.1.0' } });
    expect((await change('/releases', { rollback: mine })).status).toBe(201);
    expect((await change(`/kill/${mine}`)).status).toBe(201);
    expect((await change(`/unkill/${mine}`)).status).toBe(201);
  });
});

it('lets a refused version go live if it is advisory, and lists the findings in the plan', async () => {
  await setPolicy('advisory');
  await report('1.1.0', [thrown]);
  expect(await planned({ promote: { [mine]: '1.1.0' } })).toMatchObject({
    verdict: 'refused',
    report: { findings: [thrown] },
  });
  expect((await change('/releases', { promote: { [mine]: '1.1.0' } })).status).toBe(201);
});

describe('a report', () => {
  it('is only accepted from an operator, and only for the current candidate set', async () => {
    const viewer = await test.token('viewer');
    const path = '/envs/live/gate/reports';
    expect((await test.call('POST', path, { token: viewer, body: {} })).status).toBe(403);
    expect((await report('1.1.0', [], 'another-set')).status).toBe(409);
    expect((await report('1.0.0', [])).status).toBe(409);
  });

  it('can be read by its ID or its remote, with its screenshots', async () => {
    const made = (await report('1.1.0', [thrown])).body as unknown as GateReport;
    expect(made).toMatchObject({ verdict: 'refused', candidates: [{ remote: mine, version: '1.1.0' }] });
    const read = (path: string) => test.call('GET', `/envs/live/gate/reports${path}`, { token: operator });
    expect((await read(`/${made.id}`)).body).toEqual(made);
    expect((await read(`?remote=${mine}`)).body.items).toEqual([made]);
    expect((await read('?remote=nobody')).body.items).toEqual([]);
    expect((await read('/999999')).status).toBe(404);
    const picture = await fetch(
      `${test.address}/registry/v1/envs/live/gate/reports/${made.id}/pictures/0/live`,
      { headers: { authorization: `Bearer ${operator}` } },
    );
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(await picture.text()).toBe('a picture');
    expect((await read(`/${made.id}/pictures/1/live`)).status).toBe(404);
  });
});
