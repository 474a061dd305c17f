import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GateReport, GateState } from '@shop/contracts/registry';
import { gateWorkerMs } from '../../durations';
import { openTestConsole, type TestConsole } from '../../testing/test-console';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let operator: string;
let session: string;
let report: GateReport;

const changeAddress = (version: string) => `/ops/change?kind=promote&remote=catalog&version=${version}`;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
  session = await test.session('operator');
  const owner = await test.token('admin');
  const { publisher, releases } = test.registry;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publisher.publish(smallRemote('catalog', version), admin);
  const first = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
  await releases.change('live', first, { actor: admin, reason: 'r', expected: 0, key: null });
  const policy = { policy: 'required', reason: 'for the test' };
  await test.call('PUT', '/envs/live/gate', { token: owner, body: policy });
  const promote = { catalog: '1.1.0' };
  const plan = await test.call('POST', '/envs/live/plan', { token: operator, body: { promote } });
  const picture = Buffer.from('a picture').toString('base64');
  const where = { path: '/faq', width: 390 };
  const made = await test.call('POST', '/envs/live/gate/reports', {
    token: operator,
    body: {
      ...{ promote, set: (plan.body.gate as GateState).set, seconds: 42, browser: 'Chromium 140' },
      findings: [
        { ...where, check: 'script', severity: 'refuse', message: '/faq at 390 px throws: <b>no</b>' },
        { path: null, width: null, check: 'scope', severity: 'note', message: 'Nobody was signed in.' },
      ],
      pages: [{ ...where, route: '/faq', serverMs: 12, paintMs: 91, livePaintMs: null, difference: 0.25 }],
      pictures: [{ ...where, difference: 0.25, live: picture, candidate: picture }],
    },
  });
  report = made.body as unknown as GateReport;
  ops = await openTestConsole(test);
});
afterAll(async () => {
  await ops.close();
  await test.close();
});

describe('the gate in the console', () => {
  it('is shown in the promotion form, with the command that runs it and the override', async () => {
    const unseen = await ops.visit(changeAddress('1.2.0'), { session });
    expect(unseen.text).toContain('npm run release -- gate check catalog@1.2.0');
    const refused = await ops.visit(changeAddress('1.1.0'), { session });
    expect(refused.text).toContain('/faq at 390 px throws: &lt;b&gt;no&lt;/b&gt;');
    expect(refused.text).toContain(`<a href="/ops/gate/${report.id}">Report ${report.id}</a>`);
    expect(refused.text).toContain('name="overrule"');
  });

  it('blocks a promotion until it is overridden', async () => {
    const { releases } = test.registry;
    const before = await releases.head('live');
    const form = {
      ...{ kind: 'promote', remote: 'catalog', version: '1.1.0', confirmation: 'catalog@1.1.0' },
      ...{ reason: 'Nobody reads the FAQ', head: String(before?.seq) },
    };
    const send = (more: Readonly<Record<string, string>>) =>
      ops.visit('/ops/change', { session, form: { ...form, ...more } });
    const held = await send({ key: 'first-key' });
    expect(held.status).toBe(409);
    expect(held.text).toContain('The gate rejected catalog@1.1.0');
    expect(held.text).toContain('value="Nobody reads the FAQ"');
    expect((await send({ key: 'second-key', overrule: 'on' })).status).toBe(303);
    // Return to the previous release, which the report belongs to.
    const rollback = { kind: 'rollback', remote: 'catalog' } as const;
    const expected = (await releases.head('live'))?.seq ?? 0;
    await releases.change('live', rollback, { actor: admin, reason: 'r', expected, key: null });
  });

  it('has a page for each report, with findings and both screenshots', async () => {
    const { status, text } = await ops.visit(`/ops/gate/${report.id}`, { session });
    expect(status).toBe(200);
    expect(text).toContain('<span class="mark-bad">rejected</span>');
    expect(text).toContain('Nobody was signed in.');
    expect(text).toContain('25.0%');
    const picture = await ops.visit(`/ops/gate/${report.id}/pictures/0/candidate`, { session });
    expect([picture.status, picture.text]).toEqual([200, 'a picture']);
    expect((await ops.visit(`/ops/gate/${report.id}/pictures/0/candidate`)).status).toBe(401);
    expect((await ops.visit('/ops/gate/999', { session })).status).toBe(404);
  });

  it('has a column in the list of versions', async () => {
    const { text } = await ops.visit('/ops/remotes/catalog', { session });
    expect(text).toContain(`<a href="/ops/gate/${report.id}"><span class="mark-bad">rejected</span>`);
  });
});

describe('the gate’s button in the console', () => {
  const versionPage = '/ops/remotes/catalog/versions/1.2.0';
  const run = (form: Readonly<Record<string, string>>, as = session) =>
    ops.visit(`${versionPage}/gate`, { session: as, form });
  const texts = async () => {
    const { text } = await ops.visit(`${versionPage}/gate.json`, { session });
    return JSON.parse(text) as { readonly key: string; readonly status: string; readonly time: string };
  };
  const claim = (worker: string) =>
    test.call('POST', '/envs/live/gate/jobs/claim', { token: operator, body: { worker } });

  beforeEach(async () => {
    test.clock.forward(gateWorkerMs);
    await test.opened.db
      .withTables<{ registry_gate_job: object }>()
      .deleteFrom('registry_gate_job')
      .execute();
  });

  it('queues a run, names the missing worker, and cancels it', async () => {
    const before = await ops.visit(versionPage, { session });
    expect(before.text).toContain('No gate worker is running.');
    expect(before.text).toContain('npm run release -- gate worker');
    expect(before.text).toContain('Run the gate<span class="hidden"> on catalog@1.2.0</span>');
    const queued = await run({ action: 'run', page: versionPage.replace('/ops', '') });
    expect(queued.headers.get('location')).toBe(`${versionPage}#gate`);
    expect((await texts()).status).toBe('Queued. It starts when a gate worker runs.');
    const { text } = await ops.visit(changeAddress('1.2.0'), { session });
    const [, job = ''] = /name="job" value="(\d+)"/.exec(text) ?? [];
    const page = '/change?kind=promote&remote=catalog&version=1.2.0';
    const cancelled = await run({ action: 'cancel', job, page });
    expect(cancelled.headers.get('location')).toBe(`/ops${page}#gate`);
    expect((await texts()).status).toMatch(/^The last run was cancelled\. Cancelled by operator/);
    const again = await run({ action: 'cancel', job, page });
    expect([again.status, again.text]).toEqual([409, expect.stringContaining('has already ended')]);
    const elsewhere = await run({ action: 'run', page: '//elsewhere.example/' });
    expect(elsewhere.headers.get('location')).toBe(`${versionPage}#gate`);
  });

  it('shows the stage and the time of a run, and then its outcome', async () => {
    await run({ action: 'run', page: '' });
    const claimed = await claim('one');
    const { id, attempt } = claimed.body.job as { readonly id: number; readonly attempt: number };
    const body = { attempt, stage: 'purchase', message: 'Buying Booti Washi Tape' };
    await test.call('POST', `/envs/live/gate/jobs/${id}/renew`, { token: operator, body });
    test.clock.forward(12_000);
    const running = await texts();
    expect(running).toMatchObject({
      status: 'Running: buying.',
      time: expect.stringMatching(/^12 s so far\. Requested by operator /),
    });
    const shown = await ops.visit(versionPage, { session });
    expect(shown.text).toContain('Running: buying.');
    expect(shown.text).not.toContain('No gate worker is running.');
    const failure = { attempt, message: 'The shop does not respond.', retry: false };
    await test.call('POST', `/envs/live/gate/jobs/${id}/fail`, { token: operator, body: failure });
    const ended = await texts();
    expect(ended.status).toBe('The last run failed: The shop does not respond.');
    expect(ended.key).not.toBe(running.key);
  });

  it('is not offered for a live version, nor to a viewer, who cannot send the form either', async () => {
    const live = await ops.visit('/ops/remotes/catalog/versions/1.0.0', { session });
    expect(live.text).toContain('Shoppers in live already have this version, so there is nothing to check.');
    expect(live.text).not.toContain('Run the gate');
    const viewer = await test.session('viewer');
    const shown = await ops.visit(versionPage, { session: viewer });
    expect(shown.text).toContain('Operators and admins can run the gate.');
    expect(shown.text).not.toContain('name="action" value="run"');
    expect((await run({ action: 'run', page: '' }, viewer)).status).toBe(403);
  });
});
