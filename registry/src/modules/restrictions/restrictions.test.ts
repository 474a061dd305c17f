import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AuditRow, Page, Plan } from '@shop/contracts/registry';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import { webhookMessage } from '../webhooks/messages';

let test: TestRegistry;
let owner: string;
let operator: string;
/** Each test has its own remote, with 1.0.0 and 1.1.0 live one after the other. */
let mine: string;
let tests = 0;

beforeAll(async () => {
  test = await openTestRegistry();
  owner = await test.token('admin');
  operator = await test.token('operator');
  await test.call('POST', '/envs', { token: owner, body: { env: 'staging', reason: 'Tests' } });
}, START_MS);
afterAll(() => test.close());
beforeEach(async () => {
  tests += 1;
  mine = `gifts-${tests}`;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await test.registry.publisher.publish(smallRemote(mine, version), admin);
  for (const version of ['1.0.0', '1.1.0']) expect((await promote(version)).status).toBe(201);
});

async function change(path: string, body: object, env = 'live') {
  const head = (await test.registry.releases.head(env))?.seq ?? 0;
  return test.call('POST', `/envs/${env}${path}`, {
    token: operator,
    head,
    body: { reason: 'Test', ...body },
  });
}
const promote = (version: string, more: object = {}) =>
  change('/releases', { promote: { [mine]: version }, ...more });
const restrict = (action: 'ban' | 'deprecate' | 'reinstate', version: string, body: object = {}) =>
  test.call('POST', `/artifacts/${mine}/${version}/${action}`, {
    token: operator,
    body: { reason: 'It loses orders', ...body },
  });
const assigned = async (env = 'live') => (await test.registry.releases.head(env))?.assignments[mine];
const minutesFromNow = (minutes: number) =>
  new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();
const banned = (version: string) =>
  expect.stringContaining(`${mine}@${version} was banned by operator of the test at`);

describe('a banned version', () => {
  it('cannot be promoted, started as a canary, previewed or rolled out; errors contain the reason and the person', async () => {
    expect((await restrict('ban', '1.2.0')).body).toMatchObject({
      restriction: { remote: mine, version: '1.2.0', kind: 'banned', reason: 'It loses orders', until: null },
      liveIn: [],
    });
    const version = '1.2.0';
    for (const refused of [
      await promote(version),
      await promote(version, { acknowledge: true, again: true, overrule: true, force: true }),
      await change(`/canaries/${mine}:start`, { version, bps: 100 }),
      await change('/previews', { remote: mine, version }),
      await test.call('POST', '/envs/live/rollouts', {
        token: operator,
        body: { remote: mine, version, reason: 'r' },
      }),
    ]) {
      expect([refused.status, refused.body.message]).toEqual([409, banned('1.2.0')]);
      expect(refused.body.message).toContain('“It loses orders” An operator can reinstate it.');
      expect(refused.body.restricted).toMatchObject([{ version: '1.2.0', kind: 'banned' }]);
    }
    const plan = (await change('/plan', { promote: { [mine]: version } })).body as unknown as Plan;
    expect(plan.restricted).toMatchObject([{ remote: mine, version, kind: 'banned' }]);
  });

  it('that is live stays live, but is never the last known good version of a later release', async () => {
    expect((await restrict('ban', '1.1.0')).body.liveIn).toEqual(['live']);
    expect(await assigned()).toMatchObject({ stable: '1.1.0', lastKnownGood: '1.0.0' });
    const state = (await test.call('GET', '/envs/live', { token: operator })).body;
    expect(state.restrictions).toContainEqual(expect.objectContaining({ remote: mine, version: '1.1.0' }));
    expect((await promote('1.2.0')).status).toBe(201);
    expect(await assigned()).toMatchObject({ stable: '1.2.0', lastKnownGood: '1.0.0' });
    await restrict('ban', '1.0.0');
    await test.registry.publisher.publish(smallRemote(mine, '1.3.0'), admin);
    await restrict('ban', '1.2.0');
    expect((await promote('1.3.0')).status).toBe(201);
    expect(await assigned()).toMatchObject({ stable: '1.3.0', lastKnownGood: null });
  });

  it('is skipped by a rollback, which is refused if no other version is left', async () => {
    expect((await promote('1.2.0')).status).toBe(201);
    await restrict('ban', '1.1.0');
    expect((await change('/releases', { rollback: mine })).status).toBe(201);
    expect(await assigned()).toMatchObject({ stable: '1.0.0' });
    expect((await promote('1.2.0', { again: true })).status).toBe(201);
    await restrict('ban', '1.0.0');
    const refused = await change('/releases', { rollback: mine });
    expect([refused.status, refused.body.message]).toEqual([409, banned('1.0.0')]);
  });

  it('is not restored by a return to an older release', async () => {
    const seq = (await test.registry.releases.head('live'))?.seq;
    expect((await promote('1.2.0')).status).toBe(201);
    await restrict('ban', '1.1.0');
    const refused = await change('/releases', { rollback: seq });
    expect([refused.status, refused.body.message]).toEqual([409, banned('1.1.0')]);
  });

  it('is not given to shoppers by enabling its remote', async () => {
    expect((await change(`/kill/${mine}`, {})).status).toBe(201);
    await restrict('ban', '1.1.0');
    const refused = await change(`/unkill/${mine}`, {});
    expect([refused.status, refused.body.message]).toEqual([409, banned('1.1.0')]);
    expect((await change('/releases', { rollback: mine })).status).toBe(201);
    expect((await change(`/unkill/${mine}`, {})).status).toBe(201);
  });

  it('loses its previews in every environment, even in a frozen one', async () => {
    for (const env of ['live', 'staging']) {
      await change('/releases', { promote: { [mine]: '1.0.0' } }, env);
      expect((await change('/previews', { remote: mine, version: '1.2.0' }, env)).status).toBe(201);
    }
    expect((await change('/freeze', { remote: mine })).status).toBe(200);
    expect((await restrict('ban', '1.2.0')).status).toBe(200);
    expect([(await assigned())?.previews, (await assigned('staging'))?.previews]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('stops a rollout that was created before', async () => {
    const body = { remote: mine, version: '1.2.0', reason: 'r' };
    const { id } = (await test.call('POST', '/envs/live/rollouts', { token: operator, body })).body;
    await restrict('ban', '1.2.0');
    const path = `/envs/live/rollouts/${String(id)}/start`;
    const started = await test.call('POST', path, { token: operator, body: { reason: 'r' } });
    expect(started.body).toMatchObject({
      status: 'paused',
      hold: { kind: 'refused', reason: banned('1.2.0') },
    });
  });

  it('can be reinstated, but not banned twice', async () => {
    await restrict('ban', '1.2.0');
    const again = await restrict('ban', '1.2.0');
    expect([again.status, again.body.message]).toEqual([409, banned('1.2.0')]);
    expect((await restrict('reinstate', '1.2.0')).body).toMatchObject({
      kind: 'banned',
      reason: 'It loses orders',
    });
    expect((await restrict('reinstate', '1.2.0')).status).toBe(409);
    expect((await promote('1.2.0')).status).toBe(201);
  });
});

describe('a deprecated version', () => {
  it('is released with an acknowledgement, which the audit log records', async () => {
    const until = minutesFromNow(60);
    expect((await restrict('deprecate', '1.2.0', { until })).body).toMatchObject({
      restriction: { kind: 'deprecated', until },
    });
    const refused = await promote('1.2.0');
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining(`was deprecated until ${until} by operator of the test`),
    ]);
    expect((await change('/previews', { remote: mine, version: '1.2.0' })).status).toBe(201);
    expect((await promote('1.2.0', { acknowledge: true })).status).toBe(201);
    const [entry] = (await test.call('GET', '/audit?limit=1', { token: operator })).body.items as AuditRow[];
    expect(entry).toMatchObject({ action: 'promote', detail: { acknowledge: true } });
  });

  it('needs no acknowledgement for a rollback, or after its end', async () => {
    await restrict('deprecate', '1.0.0');
    expect((await change('/releases', { rollback: mine })).status).toBe(201);
    await restrict('deprecate', '1.2.0', { until: minutesFromNow(60) });
    test.clock.forward(60 * 60_000);
    expect((await promote('1.2.0')).status).toBe(201);
  });

  it('is rolled out with an acknowledgement, which covers every stage', async () => {
    await restrict('deprecate', '1.2.0');
    const body = { remote: mine, version: '1.2.0', reason: 'r', start: true, bakeMinutes: 0, minSessions: 0 };
    const create = (more: object) =>
      test.call('POST', '/envs/live/rollouts', { token: operator, body: { ...body, ...more } });
    expect((await create({})).status).toBe(409);
    const { body: made } = await create({ acknowledge: true });
    expect(made).toMatchObject({ status: 'running', stage: 1 });
    const path = `/envs/live/rollouts/${String(made.id)}/skip`;
    expect((await test.call('POST', path, { token: operator, body: { reason: 'r', stage: 1 } })).status).toBe(
      200,
    );
    expect((await assigned())?.canary).toMatchObject({ version: '1.2.0', bps: 1000 });
  });

  it.each([
    ['a time that has passed', { until: '2020-01-01' }, 422],
    ['a text that is not a time', { until: 'soon' }, 422],
    ['no reason', { reason: ' ' }, 422],
  ])('is refused with %s', async (_, body, status) => {
    expect((await restrict('deprecate', '1.2.0', body)).status).toBe(status);
  });
});

it('only published versions can be restricted, and a list of versions contains their restrictions', async () => {
  expect((await restrict('ban', '9.9.9')).status).toBe(404);
  await restrict('deprecate', '1.2.0');
  await restrict('ban', '1.0.0');
  const { items } = (await test.call('GET', `/artifacts/${mine}`, { token: operator })).body;
  expect(
    (items as { version: string; restriction: { kind: string } | null }[]).map((one) => [
      one.version,
      one.restriction?.kind,
    ]),
  ).toEqual([
    ['1.2.0', 'deprecated'],
    ['1.1.0', undefined],
    ['1.0.0', 'banned'],
  ]);
});

it('a webhook is notified, with the version, the person and the reason', async () => {
  await restrict('ban', '1.2.0');
  const page = (await test.call('GET', `/audit?limit=1&remote=${mine}`, { token: operator })).body;
  const [entry] = (page as unknown as Page<AuditRow>).items;
  if (!entry) throw new Error('The audit log is empty.');
  const { body } = webhookMessage(entry, {
    ...{ format: 'json', secrets: [], now: test.clock.now(), id: '1' },
  });
  expect(JSON.parse(body)).toMatchObject({
    type: 'version-ban',
    data: {
      text: `version-ban ${mine}@1.2.0 by operator of the test (token): It loses orders`,
      subject: `${mine} 1.2.0`,
    },
  });
});
