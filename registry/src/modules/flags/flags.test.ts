import { archiveOf, smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { FlagDeclaration } from '@shop/contracts/flags';
import type { Plan, RemoteFlagList } from '@shop/contracts/registry';
import { listAudit } from '../../platform/db/audit';
import { maxId } from '../../platform/db/column-types';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let releaser: string;
/** Each test has its own remote, of which 1.0.0 is live. */
let mine: string;
let tests = 0;

const notice: FlagDeclaration = { type: 'string', default: '', description: 'A notice.', maxLength: 20 };
const columns: FlagDeclaration = {
  ...{ type: 'integer', default: 3, description: 'Products in a row.' },
  ...{ minimum: 1, maximum: 6 },
};
const compact: FlagDeclaration = { type: 'boolean', default: false, description: 'Smaller pictures.' };

beforeAll(async () => {
  test = await openTestRegistry();
  releaser = await test.token('releaser');
}, START_MS);
afterAll(() => test.close());
beforeEach(async () => {
  tests += 1;
  mine = `gifts-${tests}`;
  await publish('1.0.0', { notice, columns, compact });
  expect((await promote('1.0.0')).status).toBe(201);
});

const publish = (version: string, flags: Record<string, FlagDeclaration>) =>
  test.registry.publisher.publish(smallRemote(mine, version, { flags }), admin);
const head = async () => (await test.registry.releases.head('live'))?.seq ?? 0;
const call = async (path: string, body: object, token = releaser) =>
  test.call('POST', `/envs/live${path}`, { token, head: await head(), body: { reason: 'Test', ...body } });
const promote = (version: string) => call('/releases', { promote: { [mine]: version } });
const set = (values: object, more: object = {}) => call(`/flags/${mine}`, { values, ...more });
const planOf = async (body: object) => (await call('/plan', body)).body as unknown as Plan;
const list = async () =>
  (await test.call('GET', `/envs/live/flags/${mine}`, { token: releaser })).body as unknown as RemoteFlagList;
const live = async () => (await test.registry.releases.head('live'))?.assignments[mine];
/** The flags that an open page of the shop reads. */
const pageFlags = async () => {
  const response = await fetch(`${test.shopAddress}/registry/v1/page-release`);
  return ((await response.json()) as { readonly flags?: Record<string, object> }).flags?.[mine];
};

it('sets values in a release, for the public release and for pages', async () => {
  const before = await head();
  expect(await pageFlags()).toBeUndefined();
  const made = await set({ columns: 4, compact: true });
  expect([made.status, made.body.seq]).toEqual([201, before + 1]);
  const { body } = await test.call('GET', '/envs/live/release.json');
  expect(body.assignments).toMatchObject({
    [mine]: { stable: '1.0.0', flags: { columns: 4, compact: true } },
  });
  expect(await pageFlags()).toEqual({ columns: 4, compact: true });

  expect((await set({ notice: 'Open', compact: null })).status).toBe(201);
  expect((await live())?.flags).toEqual({ columns: 4, notice: 'Open' });
  const { flags } = await list();
  expect(flags.map(({ name, value, versions }) => [name, value, versions])).toEqual([
    ['columns', 4, ['1.0.0']],
    ['compact', null, ['1.0.0']],
    ['notice', 'Open', ['1.0.0']],
  ]);
});

it('records the old and the new value in the audit log', async () => {
  await set({ columns: 4 });
  await set({ columns: 5 });
  const [row] = await listAudit(test.registry.database.db, { before: maxId, limit: 1 });
  expect(row).toMatchObject({
    action: 'flags',
    reason: 'Test',
    detail: { remote: mine, changes: [{ remote: mine, field: 'flag', flag: 'columns', from: '4', to: '5' }] },
  });
  const listed = await test.call('GET', '/audit?limit=1', { token: releaser });
  expect(JSON.stringify(listed.body)).toContain(`${mine} columns: 4 → 5`);
});

it.each([
  [{ notice: 5 }, '"notice" must be a text of at most 20 characters, not 5.'],
  [{ notice: 'x'.repeat(21) }, 'at most 20 characters'],
  [{ columns: '4' }, '"columns" must be a whole number from 1 to 6, not "4".'],
  [{ columns: 2.5 }, 'a whole number from 1 to 6'],
  [{ columns: 7 }, 'a whole number from 1 to 6'],
  [{ compact: 'true' }, '"compact" must be true or false, not "true".'],
  [{ colour: 'red' }, 'does not declare the flag "colour"'],
  [{ constructor: 'red' }, 'does not declare the flag "constructor"'],
])('refuses %j with a message for the field, and changes nothing', async (values, message) => {
  const before = await head();
  const refused = await set({ ...values, compact: true, ...values });
  const [name = ''] = Object.keys(values);
  expect([refused.status, refused.body.faults]).toEqual([
    422,
    [{ field: `values.${name}`, message: expect.stringContaining(message) }],
  ]);
  expect(await head()).toBe(before);
});

it('refuses invalid bodies, values that are already set, and remotes that are not live', async () => {
  for (const values of [undefined, {}, { notice: ['x'] }, { notice: { a: 1 } }])
    expect((await call(`/flags/${mine}`, { values })).status).toBe(422);
  expect((await set({ notice: 'a\0b' })).status).toBe(400);
  await set({ columns: 4 });
  const again = await set({ columns: 4 });
  expect([again.status, again.body.message]).toEqual([409, 'The flags already have these values.']);
  expect((await call('/flags/nobody', { values: { columns: 4 } })).status).toBe(404);
});

it('returns to the values of an older release', async () => {
  await set({ columns: 4 });
  const older = await head();
  await set({ columns: 5, notice: 'Sale' });
  const operator = await test.token('operator');
  expect((await call('/releases', { rollback: older }, operator)).status).toBe(201);
  expect((await live())?.flags).toEqual({ columns: 4 });
  expect((await call('/releases', { rollback: older - 1 }, operator)).status).toBe(201);
  expect(await live()).not.toHaveProperty('flags');
});

it('drops values that a promoted version cannot use, which the plan lists, and restores them with a rollback', async () => {
  await set({ columns: 6, compact: true, notice: 'Sale' });
  await publish('1.1.0', { notice, columns: { ...columns, maximum: 4 } });
  const plan = await planOf({ promote: { [mine]: '1.1.0' } });
  expect(plan.flags?.map(({ flag, message }) => [flag, message])).toEqual([
    [
      'columns',
      `${mine}@1.1.0 cannot use the value 6 of the flag "columns": it needs a whole number from 1 to 4. The value is removed.`,
    ],
    [
      'compact',
      `${mine}@1.1.0 cannot use the value true of the flag "compact": it does not declare it. The value is removed.`,
    ],
  ]);
  expect(plan.changes).toContainEqual({ remote: mine, field: 'flag', flag: 'columns', from: '6', to: null });
  expect((await promote('1.1.0')).status).toBe(201);
  expect(await pageFlags()).toEqual({ notice: 'Sale' });

  expect((await call('/releases', { rollback: mine })).status).toBe(201);
  expect(await live()).toMatchObject({
    stable: '1.0.0',
    flags: { columns: 6, compact: true, notice: 'Sale' },
  });
});

it('keeps values of the stable version while a canary cannot use them, and drops those of an ended canary', async () => {
  await publish('1.1.0', { columns: { ...columns, type: 'string', default: '3' }, banner: notice });
  await set({ columns: 4 });
  expect((await planOf({ canary: { remote: mine, version: '1.1.0', bps: 1 } })).flags).toEqual([
    expect.objectContaining({ flag: 'columns', message: expect.stringContaining('It uses its default.') }),
  ]);
  expect((await call(`/canaries/${mine}:start`, { version: '1.1.0', bps: 1 })).status).toBe(201);
  expect((await set({ banner: 'New' })).status).toBe(201);
  expect((await live())?.flags).toEqual({ banner: 'New', columns: 4 });
  expect((await list()).flags.map(({ name, versions }) => [name, versions])).toEqual([
    ['banner', ['1.1.0']],
    ['columns', ['1.0.0', '1.1.0']],
    ['compact', ['1.0.0']],
    ['notice', ['1.0.0']],
  ]);
  // Shoppers outside of the canary have the stable version, which does not declare the banner.
  expect(await pageFlags()).toEqual({ columns: 4 });
  expect((await call(`/canaries/${mine}:abort`, {})).status).toBe(201);
  expect((await live())?.flags).toEqual({ columns: 4 });
});

it('is blocked by a freeze', async () => {
  const operator = await test.token('operator');
  await call('/freeze', { remote: mine }, operator);
  expect((await set({ columns: 4 })).status).toBe(423);
  await call('/unfreeze', { remote: mine }, operator);
  expect((await set({ columns: 4 })).status).toBe(201);
});

it('needs a second person where versions do', async () => {
  const owner = await test.token('admin');
  const policy = { remotes: [mine], reason: 'Test' };
  const path = '/envs/live/approval-policy';
  expect((await test.call('PUT', path, { token: owner, body: policy })).status).toBe(200);
  const refused = await set({ columns: 4 });
  expect([refused.status, refused.body.approval]).toEqual([409, { remotes: [mine] }]);
  const asked = await set({ columns: 4 }, { requestApproval: true });
  expect([asked.status, asked.body.summary]).toEqual([202, `set flags of ${mine}: columns to 4`]);
  const session = await test.session('operator');
  const approved = await test.call('POST', `/envs/live/approvals/${String(asked.body.id)}/approve`, {
    token: session,
    body: { reason: 'Looks right' },
  });
  expect([approved.status, (await live())?.flags]).toEqual([200, { columns: 4 }]);
});

it('needs the right to release the remote; everyone may read', async () => {
  const [publisher, other] = [await test.token('publisher'), await test.token('releaser', 'other')];
  for (const token of [publisher, other])
    expect((await call(`/flags/${mine}`, { values: { columns: 4 } }, token)).status).toBe(403);
  expect((await test.call('GET', `/envs/live/flags/${mine}`, { token: publisher })).status).toBe(200);
  expect((await test.call('GET', `/envs/nowhere/flags/${mine}`, { token: publisher })).status).toBe(404);
  expect((await test.call('GET', '/envs/live/flags/nobody', { token: publisher })).status).toBe(404);
});

it('refuses to publish a version whose flags contradict themselves', async () => {
  const packed = smallRemote(mine, '2.0.0', { flags: { columns: { ...columns, default: 9 } } });
  const response = await fetch(`${test.address}/registry/v1/artifacts/${mine}/2.0.0`, {
    method: 'PUT',
    body: new Uint8Array(await archiveOf(packed)),
    headers: {
      authorization: `Bearer ${await test.token('publisher')}`,
      'content-type': 'application/x-tar',
    },
  });
  expect(response.status).toBe(422);
  expect(await response.text()).toContain('must be a whole number from 1 to 6, not 9.');
});
