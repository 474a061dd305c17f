import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CatalogConsole, openCatalogConsole } from '../../testing/catalog-console';
import type { TestConsole } from '../../testing/test-console';
import { START_MS } from '../../testing/databases';
import type { TestRegistry } from '../../testing/test-registry';

let opened: CatalogConsole;
let test: TestRegistry;
let ops: TestConsole;
let operator: string;
let viewer: string;

beforeAll(async () => {
  opened = await openCatalogConsole('1.0.0', '1.1.0');
  ({ test, ops } = opened);
  ({ operator, viewer } = opened.sessions);
}, START_MS);
afterAll(() => opened.close());

const send = (path: string, form: Readonly<Record<string, string>>, session = operator) =>
  ops.visit(path, { session, form: { reason: 'for the test', ...form } });
const read = async (path: string, session = operator) => (await ops.visit(path, { session })).text;

const fields = {
  remote: 'catalog',
  version: '1.1.0',
  stages: '10,100',
  bake: '10m',
  minSessions: '50',
  approval: '2',
};

describe('a rollout in the console', () => {
  it('has defaults in its form, and keeps the input when it is refused', async () => {
    const form = await read('/ops/rollouts/new?remote=catalog&version=1.1.0');
    for (const words of ['value="1,10,25,50,100"', 'value="catalog"', 'value="10m"'])
      expect(form).toContain(words);
    const typed = { ...fields, stages: '10,lots', reason: 'Kept words' };
    const refused = await send('/ops/rollouts/new', typed);
    expect(refused.status).toBe(422);
    for (const words of ['“lots” is not a stage', 'value="Kept words"', 'value="10,lots"'])
      expect(refused.text.replaceAll('&quot;lots&quot;', '“lots”')).toContain(words);
    const last = await send('/ops/rollouts/new', { ...fields, stages: '10', approval: '' });
    expect([last.status, last.text]).toEqual([
      422,
      expect.stringContaining('The last stage of a rollout is 100% of all shoppers.'),
    ]);
  });

  it('shows its stages, its hold, its actions and its history', async () => {
    const made = await send('/ops/rollouts/new', { ...fields, when: 'start', reason: 'Better cards' });
    const address = made.headers.get('location') ?? '';
    expect([made.status, address]).toEqual([303, expect.stringMatching(/^\/ops\/rollouts\/\d+$/)]);
    const running = await read(address);
    for (const words of [
      '10% of all shoppers',
      'aria-current="step"',
      '0.5 points more failed sessions',
      'Skip this stage',
      'Pause',
      'Abort',
      'Better cards',
    ])
      expect(running).toContain(words);
    expect(running).not.toContain('Resume anyway');
    test.clock.forward(10 * 60_000);
    await test.registry.watch.check();
    await test.registry.rollouts.check();
    const waiting = await read(address);
    expect(waiting).toContain('Paused automatically: Inconclusive: 0 of at least 50 sessions');
    expect(waiting).toContain('Resume anyway');
    expect(waiting).not.toContain('Approve stage 2');
    expect(await read('/ops/remotes/catalog')).toContain(`href="${address}"`);
    const resumed = await send(address, { action: 'resume', reason: 'A quiet night' });
    expect(resumed.status).toBe(303);
    expect(await read(address)).toMatch(
      /Stage 2 needs the approval of someone other than operator [\w-]{36}\./,
    );
    const other = await test.session('admin');
    expect(await read(address, other)).toContain('Approve stage 2');
    expect((await send(address, { action: 'approve', stage: '1' }, other)).status).toBe(303);
    expect(await read(address)).toContain('>Roll back</button>');
    const aborted = await send(address, { action: 'abort', reason: 'Wrong prices' });
    expect(aborted.status).toBe(303);
    const ended = await read(address);
    for (const words of ['Aborted at', 'Wrong prices', 'aborted here']) expect(ended).toContain(words);
    expect(ended).not.toContain('<h2>Actions</h2>');
    const late = await send(address, { action: 'pause', reason: 'Late' });
    expect([late.status, late.text]).toEqual([
      409,
      expect.stringContaining('no further actions are possible'),
    ]);
  });

  it('is a draft until it is scheduled or started, and read-only for a viewer', async () => {
    const made = await send('/ops/rollouts/new', { ...fields, approval: '', when: 'draft', again: 'on' });
    const address = made.headers.get('location') ?? '';
    expect(await read(address)).toContain('Not started.');
    const seen = await ops.visit(address, { session: viewer });
    expect(seen.text).toContain(
      'You have read access only (viewer). Its releasers, operators and admins can',
    );
    expect(seen.text).not.toContain('value="start"');
    expect(await read('/ops/rollouts/new', viewer)).not.toContain('value="start"');
    expect(await read('/ops/change-windows', viewer)).not.toContain('>Save</button>');
    expect((await send(address, { action: 'start' }, viewer)).status).toBe(403);
    const scheduled = await send(address, { action: 'schedule', startAt: '2026-12-01T10:00' });
    expect(scheduled.status).toBe(303);
    expect(await read(address)).toMatch(/Starts at <time [^>]*>1 Dec 2026, 10:00:00 IST<\/time>\./);
    const past = await send(address, { action: 'schedule', startAt: '2020-01-01T10:00' });
    expect([past.status, past.text]).toEqual([
      422,
      expect.stringContaining('is in the past. Choose a later time'),
    ]);
    expect((await send(address, { action: 'abort' })).status).toBe(303);
    const list = await read('/ops/rollouts');
    for (const words of ['No rollouts.', 'Finished rollouts']) expect(list).toContain(words);
  });

  it('can be changed by the releaser of its remote, and is read-only for other releasers', async () => {
    const own = await test.session('releaser', 'catalog');
    const others = await test.session('releaser', 'cart');
    const made = await send(
      '/ops/rollouts/new',
      { ...fields, approval: '', when: 'draft', again: 'on' },
      own,
    );
    const address = made.headers.get('location') ?? '';
    expect([made.status, await read(address, own)]).toEqual([303, expect.stringContaining('value="start"')]);
    expect(await read(address, others)).toContain('You have read access only (releaser of cart).');
    expect((await send(address, { action: 'abort' }, others)).status).toBe(403);
    const mistyped = await send('/ops/rollouts/new', { ...fields, approval: '', when: 'start' }, others);
    expect([mistyped.status, mistyped.text]).toEqual([403, expect.stringContaining('value="start"')]);
    expect(await read('/ops/change-windows', own)).toContain('Operators and admins can make this change.');
    expect((await send(address, { action: 'abort' }, own)).status).toBe(303);
  });

  it('responds 404 for an unknown number', async () => {
    expect((await ops.visit('/ops/rollouts/999', { session: operator })).status).toBe(404);
    expect((await ops.visit('/ops/rollouts/first', { session: operator })).status).toBe(400);
  });
});

describe('change windows in the console', () => {
  it('require a reason, and are refused if invalid', async () => {
    expect(await read('/ops/change-windows')).toContain(
      'Stages start automatically at any time (Asia/Kolkata).',
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

it('every user can create a staff link', async () => {
  const { status, text } = await send('/ops/staff', {}, viewer);
  expect([status, text]).toEqual([
    200,
    expect.stringMatching(/href="\/registry\/v1\/staff\?pass=staff-pass/),
  ]);
});
