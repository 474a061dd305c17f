import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Release } from '@shop/contracts';
import { listAudit } from '../../platform/db/audit';
import { maxId } from '../../platform/db/column-types';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestResponse, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let operator: string;
/** Each test has two new remotes in a shared registry. */
let mine: string;
let theirs: string;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
}, START_MS);
afterAll(() => test.close());

beforeEach(async () => {
  tests += 1;
  test.clock.forward(1000);
  [mine, theirs] = [`mine-${tests}`, `theirs-${tests}`];
  const versions = { [mine]: ['1.0.0', '1.1.0', '1.2.0', '1.3.0'], [theirs]: ['1.0.0', '1.1.0'] };
  for (const [remote, all] of Object.entries(versions))
    for (const version of all) await test.registry.publisher.publish(smallRemote(remote, version), admin);
  await promote(mine, '1.0.0');
  await promote(theirs, '1.0.0');
});

const head = async () => (await test.registry.releases.head('live'))?.seq ?? 0;
const assignment = (remote: string) => test.live.current()?.assignments[remote];

const change = async (path: string, body: object = {}): Promise<TestResponse> =>
  test.call('POST', `/envs/live${path}`, {
    token: operator,
    body: { reason: 'for the test', ...body },
    head: await head(),
  });

const promote = async (remote: string, version: string, how: object = {}) => {
  const response = await change('/releases', { promote: { [remote]: version }, ...how });
  expect(response).toMatchObject({ status: 201 });
};
const rollback = (remote: string) => change('/releases', { rollback: remote });

describe('a rollback', () => {
  it('restores the last good version, then the one before it, but never a rolled-back version', async () => {
    await promote(mine, '1.1.0');
    await promote(mine, '1.2.0');
    expect((await rollback(mine)).status).toBe(201);
    expect(assignment(mine)).toMatchObject({ stable: '1.1.0', lastKnownGood: '1.0.0' });
    expect((await rollback(mine)).status).toBe(201);
    expect(assignment(mine)).toMatchObject({ stable: '1.0.0', lastKnownGood: null });
    const third = await rollback(mine);
    expect([third.status, third.body.message]).toEqual([
      409,
      `${mine} has no good version before 1.0.0. Promote another one, or disable ${mine}.`,
    ]);
    expect(assignment(mine)?.stable).toBe('1.0.0');
  });

  it('has a plan with the versions that it rolls back, including under the deprecated name', async () => {
    await promote(mine, '1.1.0');
    const { body } = await change('/plan', { rollback: mine });
    const versions = [{ remote: mine, version: '1.1.0' }];
    expect(body).toMatchObject({ rollbacks: versions, takenBack: versions });
  });

  it('does not affect other remotes', async () => {
    await promote(mine, '1.1.0');
    await promote(theirs, '1.1.0');
    await rollback(mine);
    expect([assignment(mine)?.stable, assignment(theirs)?.stable]).toEqual(['1.0.0', '1.1.0']);
  });

  it('requires an existing remote', async () => {
    expect((await rollback('nobody')).status).toBe(404);
    expect((await rollback('No body')).status).toBe(422);
  });

  it('never restarts an aborted canary, not even while frozen, and ends a running one', async () => {
    await promote(mine, '1.1.0');
    await change(`/canaries/${mine}:start`, { version: '1.2.0', bps: 5000 });
    await change(`/canaries/${mine}:abort`);
    const atCanary = (await head()) - 1;
    await change('/freeze');
    expect((await change('/releases', { rollback: atCanary })).status).toBe(409);
    expect((await rollback(mine)).status).toBe(201);
    expect(assignment(mine)?.canary).toBeUndefined();
    expect((await change('/releases', { rollback: atCanary, again: true })).status).toBe(423);
    expect((await change(`/canaries/${mine}:start`, { version: '1.2.0', bps: 1 })).status).toBe(423);
    await change('/unfreeze');
    await change('/releases', { rollback: atCanary, again: true });
    expect(assignment(mine)).toMatchObject({ stable: '1.1.0' });
    expect(assignment(mine)?.canary).toBeUndefined();
    await change(`/canaries/${mine}:start`, { version: '1.3.0', bps: 5000 });
    await rollback(mine);
    expect(assignment(mine)).toEqual({ stable: '1.0.0', lastKnownGood: null, killed: false });
  });

  it('marks the version, which can then only be released again explicitly', async () => {
    await promote(mine, '1.1.0');
    await change('/releases', { rollback: mine, reason: 'Cards without pictures' });
    const { body } = await test.call('GET', '/envs/live', { token: operator });
    expect((body.rolledBack as object[])[0]).toEqual({
      remote: mine,
      version: '1.1.0',
      actor: 'operator of the test',
      reason: 'Cards without pictures',
      at: test.clock.now().toISOString(),
    });
    const requested = { promote: { [mine]: '1.1.0' } };
    const plan = await change('/plan', requested);
    expect(plan.body.rolledBack).toMatchObject([{ version: '1.1.0' }]);
    const refused = await change('/releases', requested);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(
        new RegExp(
          `^${mine}@1.1.0 was rolled back by operator of the test at .*“Cards without pictures” .*"again"`,
        ),
      ),
    ]);
    expect((await change(`/canaries/${mine}:start`, { version: '1.1.0', bps: 1 })).status).toBe(409);
    await promote(mine, '1.1.0', { again: true, reason: 'The pictures are back' });
    const [entry] = await listAudit(test.registry.database.db, { before: 2 ** 31 - 1, limit: 1 });
    expect(entry).toMatchObject({ reason: 'The pictures are back', detail: { again: true } });
    // It is good again, so it is a rollback target.
    await promote(mine, '1.2.0');
    await rollback(mine);
    expect(assignment(mine)?.stable).toBe('1.1.0');
  });
});

describe('a return to a whole release', () => {
  it('only changes versions: disabled remotes stay disabled, and replaced versions are marked', async () => {
    const then = await head();
    await promote(mine, '1.1.0');
    await promote(theirs, '1.1.0');
    await change(`/kill/${theirs}`);
    const response = await change('/releases', { rollback: then });
    expect(response.status).toBe(201);
    expect(assignment(mine)).toMatchObject({ stable: '1.0.0', killed: false });
    expect(assignment(theirs)).toMatchObject({ stable: '1.0.0', killed: true });
    expect((await change('/releases', { rollback: then + 1 })).status).toBe(409);
    // Returning to a release does not mark the replaced versions as rolled back, as they need not be bad.
    expect((await change('/releases', { rollback: then + 1, again: true })).status).toBe(201);
    expect(assignment(mine)?.stable).toBe('1.1.0');
    await promote(mine, '1.0.0');
  });
});

describe('a preview', () => {
  const history = async () => (await test.registry.history('live', 200)).map(({ seq }: Release) => seq);

  it('makes no release, and is recorded in the audit log and the event feed', async () => {
    await promote(mine, '1.1.0');
    const before = [await head(), await history()];
    const address = `${test.address}/registry/v1/envs/live/release.json`;
    const authorization = `Bearer ${operator}`;
    const etag = (await fetch(address, { headers: { authorization } })).headers.get('etag') ?? '';
    const listed = await change('/previews', { remote: mine, version: '1.2.0', reason: 'For the designers' });
    expect([listed.status, listed.body.seq]).toEqual([201, before[0]]);
    expect([await head(), await history()]).toEqual(before);
    expect(assignment(mine)?.previews).toEqual(['1.2.0']);
    expect(test.file.read()?.assignments[mine]?.previews).toEqual(['1.2.0']);
    const response = await fetch(address, { headers: { authorization, 'if-none-match': etag } });
    expect([response.status, response.headers.get('etag')?.split('-')[0]]).toEqual([200, etag.split('-')[0]]);
    const [entry] = await listAudit(test.registry.database.db, { before: maxId, limit: 1 });
    expect(entry).toMatchObject({ action: 'preview', reason: 'For the designers', detail: { remote: mine } });
    await rollback(mine);
    expect(assignment(mine)).toMatchObject({ stable: '1.0.0', previews: ['1.2.0'] });
    await change('/unlist', { remote: mine, version: '1.2.0' });
    expect(assignment(mine)?.previews).toBeUndefined();
  });

  it('of an unknown version is refused', async () => {
    expect((await change('/previews', { remote: mine, version: '9.9.9' })).status).toBe(422);
  });
});

describe('a new remote', () => {
  it('may start as a canary; aborting removes it, promoting releases it to everyone', async () => {
    const young = `young-${tests}`;
    await test.registry.publisher.publish(smallRemote(young, '1.0.0'), admin);
    expect((await change(`/canaries/${young}:start`, { version: '1.0.0', bps: 1000 })).status).toBe(201);
    expect(assignment(young)).toMatchObject({ stable: null, canary: { version: '1.0.0', bps: 1000 } });
    const nothing = await rollback(young);
    expect([nothing.status, nothing.body.message]).toEqual([
      409,
      `${young} only has a canary and no previous version. Abort the canary.`,
    ]);
    await change(`/canaries/${young}:abort`);
    expect(assignment(young)).toBeUndefined();
    await change(`/canaries/${young}:start`, { version: '1.0.0', bps: 1000 });
    expect((await change(`/canaries/${young}:promote`)).status).toBe(201);
    expect(assignment(young)).toEqual({ stable: '1.0.0', lastKnownGood: null, killed: false });
  });
});
