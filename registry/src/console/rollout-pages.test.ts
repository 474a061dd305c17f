import { smallRemote } from '@shop/packer/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestConsole, type TestConsole } from '../testing/test-console';
import { admin, openTestRegistry, type TestRegistry } from '../testing/test-registry';

let test: TestRegistry;
let ops: TestConsole;
let operator: string;
let viewer: string;

beforeAll(async () => {
  test = await openTestRegistry();
  const { publisher, releases } = test.registry;
  for (const version of ['1.0.0', '1.1.0']) await publisher.publish(smallRemote('catalog', version), admin);
  const first = { kind: 'promote', versions: { catalog: '1.0.0' } } as const;
  await releases.change('live', first, { actor: admin, reason: 'r', expected: 0, key: null });
  operator = await test.token('operator');
  viewer = await test.token('viewer');
  ops = await openTestConsole(test);
});
afterAll(async () => {
  await ops.close();
  await test.close();
});

const send = (path: string, form: Readonly<Record<string, string>>, token = operator) =>
  ops.visit(path, { token, form: { reason: 'for the test', ...form } });
const read = async (path: string, token = operator) => (await ops.visit(path, { token })).text;

const wish = {
  remote: 'catalog',
  version: '1.1.0',
  stages: '10,100',
  bake: '10m',
  minSessions: '50',
  approval: '2',
};

describe('a rollout in the console', () => {
  it('is asked for with what will do, and keeps what was typed when it is refused', async () => {
    const form = await read('/ops/rollouts/new?remote=catalog&version=1.1.0');
    for (const words of ['value="1,10,25,50,100"', 'value="catalog"', 'value="10m"'])
      expect(form).toContain(words);
    const typed = { ...wish, stages: '10,lots', reason: 'Kept words' };
    const refused = await send('/ops/rollouts/new', typed);
    expect(refused.status).toBe(422);
    for (const words of ['“lots” is no stage', 'value="Kept words"', 'value="10,lots"'])
      expect(refused.text.replaceAll('&quot;lots&quot;', '“lots”')).toContain(words);
    const last = await send('/ops/rollouts/new', { ...wish, stages: '10', approval: '' });
    expect([last.status, last.text]).toEqual([
      422,
      expect.stringContaining('The last stage of a rollout is 100 % of everybody.'),
    ]);
  });

  it('shows its stages, why it waits, what can be done and what was', async () => {
    const made = await send('/ops/rollouts/new', { ...wish, when: 'start', reason: 'Better cards' });
    const address = made.headers.get('location') ?? '';
    expect([made.status, address]).toEqual([303, expect.stringMatching(/^\/ops\/rollouts\/\d+$/)]);
    const running = await read(address);
    for (const words of [
      '10 % of everybody',
      'aria-current="step"',
      'Skip this stage',
      'Pause',
      'Abort',
      'Better cards',
    ])
      expect(running).toContain(words);
    expect(running).not.toContain('Go on all the same');
    test.clock.forward(10 * 60_000);
    await test.registry.watch.look();
    await test.registry.rollouts.look();
    const waiting = await read(address);
    expect(waiting).toContain('Paused by itself: Inconclusive: 0 of at least 50 sessions');
    expect(waiting).toContain('Go on all the same');
    expect(waiting).not.toContain('Approve stage 2');
    expect(await read('/ops/remotes/catalog')).toContain(`href="${address}"`);
    const resumed = await send(address, { action: 'resume', reason: 'A quiet night' });
    expect(resumed.status).toBe(303);
    expect(await read(address)).toContain(
      'Stage 2 needs the approval of somebody else than operator of the test.',
    );
    const other = await test.token('admin');
    expect(await read(address, other)).toContain('Approve stage 2');
    expect((await send(address, { action: 'approve', stage: '1' }, other)).status).toBe(303);
    expect(await read(address)).toContain('Go back to the version before');
    const aborted = await send(address, { action: 'abort', reason: 'Wrong prices' });
    expect(aborted.status).toBe(303);
    const ended = await read(address);
    for (const words of ['Aborted at', 'Wrong prices', 'aborted here']) expect(ended).toContain(words);
    expect(ended).not.toContain('What to do');
    const late = await send(address, { action: 'pause', reason: 'Late' });
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('nothing more can be done with it'),
    ]);
  });

  it('is a draft until it is scheduled or started, and only looked at by a viewer', async () => {
    const made = await send('/ops/rollouts/new', { ...wish, approval: '', when: 'draft', again: 'on' });
    const address = made.headers.get('location') ?? '';
    expect(await read(address)).toContain('Not started.');
    const seen = await ops.visit(address, { token: viewer });
    expect(seen.text).toContain('Your token may look only.');
    expect((await send(address, { action: 'start' }, viewer)).status).toBe(403);
    const scheduled = await send(address, { action: 'schedule', startAt: '2026-12-01T10:00' });
    expect(scheduled.status).toBe(303);
    expect(await read(address)).toContain('Starts at 1 Dec 2026, 10:00:00 IST.');
    const past = await send(address, { action: 'schedule', startAt: '2020-01-01T10:00' });
    expect([past.status, past.text]).toEqual([
      422,
      expect.stringContaining('is over. Choose a time to come'),
    ]);
    expect((await send(address, { action: 'abort' })).status).toBe(303);
    const list = await read('/ops/rollouts');
    for (const words of ['There is none.', 'Rollouts that are over']) expect(list).toContain(words);
  });

  it('of a number that there is not is not found', async () => {
    expect((await ops.visit('/ops/rollouts/999', { token: operator })).status).toBe(404);
    expect((await ops.visit('/ops/rollouts/first', { token: operator })).status).toBe(400);
  });
});

describe('change windows in the console', () => {
  it('are set with a reason, and refused where they make no sense', async () => {
    expect(await read('/ops/change-windows')).toContain(
      'Stages begin by themselves at any time (Asia/Kolkata).',
    );
    const form = { windows: 'mon-fri 10:00-18:00', holidays: '2026-11-08', timeZone: 'Asia/Kolkata' };
    expect((await send('/ops/change-windows', form)).status).toBe(303);
    expect(await read('/ops/rollouts')).toContain(
      'mon,tue,wed,thu,fri 10:00-18:00 (Asia/Kolkata), but not on 2026-11-08.',
    );
    const refused = await send('/ops/change-windows', { ...form, windows: 'weekdays', reason: 'Kept words' });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('value="Kept words"')]);
    expect((await send('/ops/change-windows', { ...form, timeZone: 'India' })).status).toBe(422);
  });
});

it('a staff link is made for whoever has a token', async () => {
  const { status, text } = await send('/ops/staff', {}, viewer);
  expect([status, text]).toEqual([
    200,
    expect.stringMatching(/href="\/registry\/v1\/staff\?pass=staff-pass/),
  ]);
});
