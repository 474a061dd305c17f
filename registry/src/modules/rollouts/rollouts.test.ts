import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { smallRemote } from '@shop/protocol/testing';
import { START_MS } from '../../testing/databases';
import { openRolloutTest, type RolloutTest } from '../../testing/rollout-test';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let operator: string;
let other: string;
let tests = 0;
/** Each test has its own remote in a shared registry. */
let rollout: RolloutTest;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
  other = await test.token('admin');
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  test.clock.forward(60 * 60_000);
  rollout = await openRolloutTest(test, `remote-${(tests += 1)}`, operator);
});

// Otherwise the next test would advance a rollout that is still running.
afterEach(() => rollout.act('abort'));

const live = () => test.live.current()?.assignments[rollout.remote];
const seq = async () => (await test.registry.releases.head('live'))?.seq ?? 0;
const change = async (path: string, body: object = {}) =>
  test.call('POST', `/envs/live${path}`, {
    token: operator,
    body: { reason: 'by hand', ...body },
    head: await seq(),
  });
const kinds = async () => (await rollout.get()).history.map(({ kind }) => kind).reverse();

/** Reports enough successful sessions for a stage with this share. */
async function enough(share: number): Promise<void> {
  await rollout.report(100);
  await rollout.report(Math.round((100 * (100 - share)) / share), 0, '1.0.0', 'stable');
}

describe('a rollout', () => {
  it('advances through its stages automatically, promotes, and is done after its bake time', async () => {
    const made = await rollout.start();
    expect(made).toMatchObject({ status: 'running', stage: 1, createdBy: 'operator of the test' });
    expect(live()?.canary).toMatchObject({ version: '1.1.0', bps: 100 });
    for (const [stage, share] of [
      [2, 1],
      [3, 10],
      [4, 25],
      [5, 50],
    ] as const) {
      await enough(share);
      expect(await rollout.after(9)).toEqual([]);
      await rollout.after(1);
      expect((await rollout.get()).stage).toBe(stage);
    }
    expect(live()).toEqual({ stable: '1.1.0', lastKnownGood: '1.0.0', killed: false });
    expect(await rollout.get()).toMatchObject({ status: 'running', stage: 5 });
    await rollout.after(30);
    expect(await rollout.get()).toMatchObject({ status: 'done', hold: null, bakesUntil: null });
    expect(await kinds()).toEqual([
      'created',
      'started',
      'stage',
      'stage',
      'stage',
      'stage',
      'promoted',
      'done',
    ]);
    expect(await rollout.check()).toEqual([]);
  });

  it('pauses while there are too few sessions, and continues when there are enough', async () => {
    await rollout.start();
    await rollout.report(12);
    const [line] = await rollout.after(10);
    const reason =
      'Inconclusive: 12 of at least 50 sessions in this stage. The rollout continues when there are enough.';
    expect(line).toContain(reason);
    expect(await rollout.get()).toMatchObject({
      status: 'paused',
      stage: 1,
      hold: { kind: 'traffic', reason },
    });
    await enough(1);
    await rollout.after(1);
    expect(await rollout.get()).toMatchObject({ status: 'running', stage: 2, hold: null });
    expect(await kinds()).toEqual(['created', 'started', 'stage', 'held', 'stage']);
  });

  it('continues with few sessions if a user overrides that with a reason', async () => {
    await rollout.start();
    await rollout.after(10);
    const resumed = await rollout.act('resume', { reason: 'A quiet night' });
    expect([resumed.status, resumed.body.stage]).toEqual([200, 2]);
    expect((await rollout.get()).history[1]).toMatchObject({ kind: 'resumed', reason: 'A quiet night' });
  });

  it('is aborted with the reason from monitoring when its version fails, and marks the version', async () => {
    await rollout.start({ stages: [{ bps: 5000 }, { bps: 10_000 }] });
    await rollout.check();
    await rollout.report(200, 120);
    await rollout.report(200, 2, '1.0.0', 'stable');
    const lines = await rollout.after(1);
    expect(lines.at(-1)).toMatch(/is aborted: 60\.0% of sessions failed/);
    expect(live()?.canary).toBeUndefined();
    const ended = await rollout.get();
    expect([ended.status, ended.history[0]?.actor]).toEqual(['aborted', 'automatic']);
    const again = await rollout.call('', { remote: rollout.remote, version: '1.1.0', reason: 'Once more' });
    expect([again.status, again.body.message]).toEqual([
      409,
      expect.stringContaining('was rolled back by automatic'),
    ]);
  });

  it('uses the margins of its stage', async () => {
    const margins = { sessions: 0.5 };
    await rollout.start({ stages: [{ bps: 5000, margins }, { bps: 10_000 }] });
    await rollout.check();
    await rollout.report(200, 90);
    await rollout.report(200, 2, '1.0.0', 'stable');
    await rollout.after(1);
    expect((await rollout.get()).status).toBe('running');
    expect(live()?.canary).toBeDefined();
  });

  it('is aborted when its promoted version is rolled back', async () => {
    await rollout.start({ stages: [{ bps: 10_000 }] });
    expect(live()?.stable).toBe('1.1.0');
    await change('/releases', { rollback: rollout.remote });
    await rollout.check();
    expect(await rollout.get()).toMatchObject({
      status: 'aborted',
      history: [
        { kind: 'aborted', actor: 'operator of the test', reason: 'by hand' },
        ...Array(3).fill(expect.anything()),
      ],
    });
  });

  it('can release a remote that was never live, and remove it again', async () => {
    const young = await test.registry.publisher.publish(smallRemote(`young-${tests}`, '1.1.0'), admin);
    expect(young).toBeDefined();
    const made = await rollout.call('', {
      remote: `young-${tests}`,
      version: '1.1.0',
      reason: 'New',
      start: true,
    });
    expect(made.body).toMatchObject({ status: 'running', stage: 1 });
    expect(test.live.current()?.assignments[`young-${tests}`]).toMatchObject({
      stable: null,
      canary: { bps: 100 },
    });
    const aborted = await rollout.call(`/${String(made.body.id)}/abort`, { reason: 'Too young' });
    expect(aborted.body.status).toBe('aborted');
    expect(test.live.current()?.assignments[`young-${tests}`]).toBeUndefined();
  });

  it('can start with segments, and keeps them', async () => {
    await rollout.start({
      stages: [{ bps: 10_000, segment: 'staff', minSessions: 0 }, { bps: 100 }, { bps: 10_000 }],
    });
    const staff = [{ segment: 'staff', bps: 10_000 }];
    expect(live()?.canary).toMatchObject({ bps: 0, segments: staff });
    await rollout.after(10);
    expect(live()?.canary).toMatchObject({ bps: 100, segments: staff });
  });
});

describe('a user', () => {
  it('can pause and resume a rollout, which does not advance in between', async () => {
    await rollout.start();
    expect((await rollout.act('pause', { reason: 'Lunch' })).body).toMatchObject({
      status: 'paused',
      hold: { kind: 'person', by: 'operator of the test', reason: 'Lunch' },
    });
    await enough(1);
    await rollout.after(60);
    expect((await rollout.get()).stage).toBe(1);
    const twice = await rollout.act('pause');
    expect([twice.status, twice.body.message]).toEqual([
      409,
      'It was already paused by operator of the test.',
    ]);
    await rollout.act('resume');
    expect((await rollout.get()).stage).toBe(2);
  });

  it('skips only one stage for simultaneous requests', async () => {
    await rollout.start();
    const skips = await Promise.all([1, 1, 1].map((stage) => rollout.act('skip', { stage })));
    expect(skips.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await rollout.get()).stage).toBe(2);
    const late = await rollout.act('skip', { stage: 1 });
    expect(late.body.message).toMatch(/is in stage 2 now, not 1\./);
  });

  it('can abort a rollout while changes are frozen, which restores the previous version after a promotion', async () => {
    await rollout.start();
    await change('/freeze', { remote: rollout.remote });
    expect((await rollout.act('abort', { reason: 'Wrong prices' })).body.status).toBe('aborted');
    expect(live()?.canary).toBeUndefined();
    await change('/unfreeze', { remote: rollout.remote });
    await rollout.start({ stages: [{ bps: 10_000 }] });
    expect((await rollout.act('abort')).body.status).toBe('aborted');
    expect(live()?.stable).toBe('1.0.0');
    const over = await rollout.act('resume');
    expect([over.status, over.body.message]).toEqual([
      409,
      expect.stringContaining('no further actions are possible'),
    ]);
  });

  it('can approve a stage of another user’s rollout before it begins', async () => {
    await rollout.start({ stages: [{ bps: 100 }, { bps: 10_000, approval: true }] });
    await enough(1);
    await rollout.after(10);
    expect((await rollout.get()).hold).toMatchObject({
      kind: 'approval',
      reason: 'Stage 2 needs the approval of someone other than operator of the test.',
    });
    const approve = async (token: string) => {
      const { status, body } = await rollout.act('approve', { stage: 2, reason: 'Looked at it' }, token);
      return [status, body.message];
    };
    expect(await approve(other)).toEqual([
      403,
      'Approvals require a signed-in person: sign in to the console.',
    ]);
    expect((await rollout.act('resume')).body.message).toContain('Approve it.');
    expect((await rollout.act('skip', { stage: 1 })).status).toBe(409);
    const person = await test.session('operator');
    const { name } = (await test.registry.callers.verify(person)) ?? {};
    expect(await approve(person)).toEqual([200, undefined]);
    expect(await rollout.get()).toMatchObject({
      stage: 2,
      approvals: [{ stage: 2, by: name, reason: 'Looked at it' }],
    });
    expect((await rollout.act('approve', { stage: 1 }, person)).body.message).toContain(
      'does not need approval',
    );
  });

  it('cannot be approved by its creator, even with a token', async () => {
    const maker = await test.session('admin');
    const { name = '' } = (await test.registry.callers.verify(maker)) ?? {};
    const stages = [{ bps: 100, approval: true }, { bps: 10_000 }];
    const why = async (token: string) => {
      const { status, body } = await rollout.act('approve', { stage: 1 }, token);
      return [status, body.message];
    };
    await rollout.start({ stages }, maker);
    expect(await why(maker)).toEqual([403, `${name} created this rollout: another person must approve it.`]);
    await rollout.act('abort');
    const issued = await test.call('POST', '/tokens', {
      token: maker,
      body: { name: 'nightly', role: 'operator' },
    });
    await rollout.start({ stages }, String(issued.body.token));
    expect(await why(maker)).toEqual([
      403,
      `A token of ${name} created this rollout: another person must approve it.`,
    ]);
    expect(await why(await test.session('operator'))).toEqual([200, undefined]);
  });

  it('pauses a rollout by changing the share manually; resuming restores the stage’s share', async () => {
    await rollout.start();
    await change(`/canaries/${rollout.remote}:advance`, { bps: 3000 });
    await rollout.check();
    expect((await rollout.get()).hold?.kind).toBe('changed');
    await rollout.act('resume');
    expect(live()?.canary?.bps).toBe(100);
  });

  it('advances a rollout to its last stage by promoting the canary manually', async () => {
    await rollout.start();
    await change(`/canaries/${rollout.remote}:promote`, { force: true });
    await rollout.check();
    const promoted = await rollout.get();
    expect([promoted.stage, promoted.history[0]]).toEqual([
      5,
      expect.objectContaining({ kind: 'promoted', actor: 'operator of the test', reason: 'by hand' }),
    ]);
    expect((await rollout.act('pause')).status).toBe(409);
  });
});
