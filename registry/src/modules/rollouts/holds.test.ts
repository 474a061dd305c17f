import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GateState } from '@shop/contracts/registry';
import { START_MS } from '../../testing/databases';
import { openRolloutTest, type RolloutTest } from '../../testing/rollout-test';
import { openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let operator: string;
let tests = 0;
/** Each test has its own remote in a shared registry. */
let rollout: RolloutTest;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.forward(60 * 60_000);
  rollout = await openRolloutTest(test, `remote-${(tests += 1)}`, operator);
});

const seq = async () => (await test.registry.releases.head('live'))?.seq ?? 0;
const change = async (path: string, body: object = {}) =>
  test.call('POST', `/envs/live${path}`, {
    token: operator,
    body: { reason: 'by hand', ...body },
    head: await seq(),
  });

/** Reports enough successful sessions for a stage with this share. */
async function enough(share: number): Promise<void> {
  await rollout.report(100);
  await rollout.report(Math.round((100 * (100 - share)) / share), 0, '1.0.0', 'stable');
}

describe('the hold of a rollout', () => {
  it('is a freeze, until it ends', async () => {
    await rollout.start();
    await enough(1);
    await change('/freeze', { remote: rollout.remote, reason: 'Diwali' });
    await rollout.after(10);
    expect((await rollout.get()).hold).toMatchObject({
      kind: 'freeze',
      reason: 'Frozen by operator of the test: Diwali',
    });
    expect([(await rollout.act('resume')).status, (await rollout.act('skip', { stage: 1 })).status]).toEqual([
      423, 423,
    ]);
    await change('/unfreeze', { remote: rollout.remote });
    await rollout.check();
    expect((await rollout.get()).stage).toBe(2);
  });

  it('is the change window, until it opens or a user overrides it', async () => {
    const windows = [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '10:00', to: '18:00' }];
    const put = (body: object) =>
      test.call('PUT', '/envs/live/change-windows', {
        token: operator,
        body: { reason: 'Office hours', ...body },
      });
    expect((await put({ windows })).status).toBe(200);
    const now = test.clock.now();
    // Saturday, 12:00 in India.
    const saturday = Date.parse('2026-11-28T06:30:00Z');
    test.clock.forward(Math.max(0, saturday - now.getTime()));
    const made = await rollout.start();
    expect(made).toMatchObject({ status: 'paused', stage: 0, hold: { kind: 'window' } });
    expect(made.hold?.reason).toMatch(
      /^Outside the change window\. It opens Mon, 30 Nov, 10:00 \(Asia\/Kolkata\)\.$/,
    );
    expect((await rollout.act('resume', { reason: 'The festival needs it' })).body).toMatchObject({
      stage: 1,
    });
    await enough(1);
    await rollout.after(10);
    expect((await rollout.get()).hold?.kind).toBe('window');
    test.clock.forward(46 * 60 * 60_000);
    await rollout.check();
    expect((await rollout.get()).stage).toBe(2);
    await put({ windows: [] });
  });

  it('is an error of the registry, which is retried automatically', async () => {
    await rollout.start({
      startAt: new Date(test.clock.now().getTime() + 60_000).toISOString(),
      start: false,
    });
    expect((await rollout.get()).status).toBe('scheduled');
    await change(`/canaries/${rollout.remote}:start`, { version: '1.2.0', bps: 1000 });
    await rollout.after(2);
    expect((await rollout.get()).hold).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('already has a canary, 1.2.0'),
    });
    await change(`/canaries/${rollout.remote}:abort`);
    await rollout.check();
    expect(await rollout.get()).toMatchObject({ status: 'running', stage: 1 });
  });

  it('is the gate, until it has passed the version', async () => {
    const owner = await test.token('admin');
    const setPolicy = (policy: string) =>
      test.call('PUT', '/envs/live/gate', { token: owner, body: { policy, reason: 'for the test' } });
    await setPolicy('required');
    const made = await rollout.start();
    const named = `${rollout.remote}@1.1.0`;
    expect(made).toMatchObject({ status: 'paused', stage: 0, hold: { kind: 'gate' } });
    expect(made.hold?.reason).toBe(
      `Waits until the gate passes it. The gate has not checked ${named} with the live versions. Run: npm run release -- gate check ${named}`,
    );
    const skipped = await rollout.act('skip', { stage: 0 });
    expect([skipped.status, skipped.body.message]).toEqual([
      409,
      expect.stringContaining('The gate has not checked'),
    ]);
    const promote = { [rollout.remote]: '1.1.0' };
    const report = async (findings: readonly object[]) => {
      const { body } = await change('/plan', { promote });
      const run = { seconds: 61, browser: 'Chromium 140', findings, pages: [], pictures: [] };
      const { set } = body.gate as GateState;
      return test.call('POST', '/envs/live/gate/reports', {
        token: operator,
        body: { promote, set, ...run },
      });
    };
    const message = '/faq at 390 px throws.';
    const thrown = { check: 'script', severity: 'refuse', path: '/faq', width: 390, message };
    expect((await report([thrown])).status).toBe(201);
    await rollout.check();
    expect((await rollout.get()).hold).toMatchObject({
      kind: 'gate',
      reason: `Waits until the gate passes it. The gate rejected ${named}: ${message}`,
    });
    await report([]);
    await rollout.check();
    expect(await rollout.get()).toMatchObject({ status: 'running', stage: 1, hold: null });
    await setPolicy('off');
  });

  it('is a disabled remote', async () => {
    await rollout.start();
    await change(`/kill/${rollout.remote}`);
    await rollout.check();
    expect((await rollout.get()).hold?.kind).toBe('disabled');
    await change(`/unkill/${rollout.remote}`);
    await rollout.check();
    expect((await rollout.get()).hold).toBeNull();
  });

  it('is monitoring, while both sides fail', async () => {
    await rollout.start({ stages: [{ bps: 5000 }, { bps: 10_000 }] });
    await rollout.check();
    await rollout.report(100, 60);
    await rollout.report(100, 58, '1.0.0', 'stable');
    await rollout.after(11);
    expect((await rollout.get()).hold).toMatchObject({
      kind: 'judgement',
      reason: expect.stringContaining('something that both need is unavailable'),
    });
    expect((await rollout.act('resume', { reason: 'We know' })).body).toMatchObject({ stage: 2 });
  });
});
