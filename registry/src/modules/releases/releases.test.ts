import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { findBrokenAudit } from '../../platform/db/audit';
import { START_MS } from '../../testing/databases';
import { admin, openTestRegistry, testShell, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let operator: string;

const releasesPath = '/envs/live/releases';
const because = { reason: 'for the test' };

beforeAll(async () => {
  test = await openTestRegistry();
  operator = await test.token('operator');
  const { publisher } = test.registry;
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await publisher.publish(smallRemote('catalog', version), admin);
  await publisher.publish(smallRemote('cart', '1.0.0'), admin);
  const first = { promote: { catalog: '1.0.0', cart: '1.0.0' }, ...because };
  const response = await test.call('POST', releasesPath, { token: operator, body: first, head: 0 });
  expect(response.status).toBe(201);
}, START_MS);
afterAll(() => test.close());

const head = async () => (await test.registry.releases.head('live'))?.seq ?? 0;

// Each test starts with the first versions live, and none marked as rolled back.
beforeEach(async () => {
  if (test.live.current()?.assignments.catalog?.stable !== '1.0.0') {
    const first = { promote: { catalog: '1.0.0' }, again: true };
    expect((await change('/releases', first)).status).toBe(201);
  }
  await test.registry.database.db.deleteFrom('registry_rolled_back').execute();
});

/** Makes a change based on the live release. */
const change = async (path: string, body: object = {}) =>
  test.call('POST', `/envs/live${path}`, {
    token: operator,
    body: { ...because, ...body },
    head: await head(),
  });

describe('a promotion', () => {
  it('succeeds once in 50 concurrent requests: one 201, 49 times 412, one new release', async () => {
    const before = await head();
    const body = { promote: { catalog: '1.1.0' }, ...because };
    const responses = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.call('POST', releasesPath, { token: operator, body, head: before }),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 412)).toHaveLength(49);
    expect(responses.find(({ status }) => status === 412)?.body.head).toBe(before + 1);
    expect(await head()).toBe(before + 1);
    expect(test.live.current()?.assignments.catalog).toMatchObject({
      stable: '1.1.0',
      lastKnownGood: '1.0.0',
    });
  });

  it('requires If-Match, a reason and an idempotency key', async () => {
    const body = { promote: { catalog: '1.2.0' } };
    const without = await test.call('POST', releasesPath, { token: operator, body: { ...body, ...because } });
    expect(without.status).toBe(428);
    expect(without.body.message).toContain('If-Match');
    const at = await head();
    expect((await test.call('POST', releasesPath, { token: operator, body, head: at })).status).toBe(422);
    const noKey = { token: operator, body: { ...body, ...because }, head: at, key: 'short' };
    expect((await test.call('POST', releasesPath, noKey)).status).toBe(422);
    expect(await head()).toBe(at);
  });

  it('is made once if it is sent twice with the same key, with the same response', async () => {
    const before = await head();
    const body = { promote: { catalog: '1.2.0' }, ...because };
    const call = { token: operator, body, head: before, key: 'the-same-wish-1' };
    const [one, other] = await Promise.all([
      test.call('POST', releasesPath, call),
      test.call('POST', releasesPath, call),
    ]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    expect(await head()).toBe(before + 1);
    const otherChange = { ...call, body: { promote: { catalog: '1.0.0' }, ...because } };
    expect((await test.call('POST', releasesPath, otherChange)).status).toBe(422);
  });

  it('of incompatible versions is refused with 422, the package and the remote, as in its plan', async () => {
    const needsReact = smallRemote('catalog', '2.0.0', {
      shared: { required: { react: '^18.0.0' }, provided: {} },
    });
    await test.registry.publisher.publish(needsReact, admin);
    const before = await head();
    const plan = await change('/plan', { promote: { catalog: '2.0.0' } });
    expect(plan.status).toBe(200);
    expect(plan.body.problems).toMatchObject([{ remote: 'catalog', subject: 'react' }]);
    expect(plan.body.changes).toContainEqual({
      remote: 'catalog',
      field: 'stable',
      from: '1.0.0',
      to: '2.0.0',
    });
    const refused = await change('/releases', { promote: { catalog: '2.0.0' } });
    expect(refused.status).toBe(422);
    expect(refused.body.message).toContain(
      `catalog@2.0.0 needs react ^18.0.0, but the shell provides ${testShell.provided.react}`,
    );
    expect(await head()).toBe(before);
  });

  it('is only permitted to operators and admins', async () => {
    const body = { promote: { catalog: '1.0.0' }, ...because };
    for (const token of [await test.token('viewer'), await test.token('publisher', 'catalog')]) {
      expect((await test.call('POST', releasesPath, { token, body, head: await head() })).status).toBe(403);
    }
    expect((await test.call('POST', releasesPath, { body, head: await head() })).status).toBe(401);
  });
});

describe('the live release', () => {
  it('can return to any earlier release with a new release that copies it', async () => {
    await change('/releases', { promote: { catalog: '1.2.0' } });
    const before = await head();
    const first = (await test.call('GET', '/envs/live/releases/1', { token: operator })).body;
    const response = await change('/releases', { rollback: 1 });
    expect(response.body).toMatchObject({ seq: before + 1, parent: before, assignments: first.assignments });
  });

  it('can be disabled, frozen and previewed, and a freeze only blocks new versions', async () => {
    expect((await change('/kill/cart')).status).toBe(201);
    expect(test.live.current()?.assignments.cart?.killed).toBe(true);
    expect((await change('/freeze')).status).toBe(200);
    const frozen = await change('/releases', { promote: { catalog: '1.1.0' } });
    expect(frozen.status).toBe(423);
    expect(frozen.body.message).toContain('frozen by operator of the test');
    expect((await change('/unkill/cart')).status).toBe(423);
    expect((await change('/kill/catalog')).status).toBe(201);
    expect((await change('/unfreeze')).status).toBe(200);
    expect((await change('/unkill/cart')).status).toBe(201);
    expect((await change('/unkill/catalog')).status).toBe(201);
    expect((await change('/previews', { remote: 'catalog', version: '1.2.0' })).status).toBe(201);
    expect(test.live.current()?.assignments.catalog?.previews).toEqual(['1.2.0']);
    expect((await change('/unlist', { remote: 'catalog', version: '1.2.0' })).status).toBe(201);
  });

  it('has canaries that can be started, advanced, promoted and aborted', async () => {
    const requested = { version: '1.2.0', bps: 1000, again: true };
    const started = await change('/canaries/catalog:start', requested);
    expect(started.status).toBe(201);
    const salt = test.live.current()?.assignments.catalog?.canary?.salt;
    expect((await change('/canaries/catalog:start', { version: '1.1.0', bps: 10 })).status).toBe(409);
    expect((await change('/releases', { promote: { catalog: '1.1.0' } })).status).toBe(409);
    expect((await change('/canaries/catalog:advance', { bps: 2500 })).status).toBe(201);
    expect(test.live.current()?.assignments.catalog?.canary).toEqual({ version: '1.2.0', bps: 2500, salt });
    expect((await change('/canaries/catalog:abort')).status).toBe(201);
    expect(test.live.current()?.assignments.catalog?.canary).toBeUndefined();
    await change('/canaries/catalog:start', { version: '1.2.0', bps: 1000 });
    expect((await change('/canaries/catalog:promote')).status).toBe(201);
    expect(test.live.current()?.assignments.catalog).toEqual({
      stable: '1.2.0',
      lastKnownGood: '1.0.0',
      killed: false,
    });
  });

  it('is public, and not sent again if it is unchanged', async () => {
    const address = `${test.address}/registry/v1/envs/live/release.json`;
    const response = await fetch(address);
    const etag = response.headers.get('etag') ?? '';
    expect(((await response.json()) as { seq: number }).seq).toBe(await head());
    expect(response.headers.get('cache-control')).toBe('public, max-age=5, stale-if-error=86400');
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('is listed in the paginated history and the tamper-evident audit log', async () => {
    for (const catalog of ['1.1.0', '1.2.0', '1.1.0']) await change('/releases', { promote: { catalog } });
    const page = await test.call('GET', '/envs/live/history?limit=3', { token: operator });
    const items = page.body.items as { seq: number }[];
    expect(items.map(({ seq }) => seq)).toEqual([await head(), (await head()) - 1, (await head()) - 2]);
    const next = await test.call('GET', `/envs/live/history?limit=3&before=${String(page.body.next)}`, {
      token: operator,
    });
    expect((next.body.items as { seq: number }[])[0]?.seq).toBe((await head()) - 3);

    const { db } = test.registry.database;
    expect(await findBrokenAudit(db)).toBeNull();
    await expect(sql`update registry_release set reason = 'other'`.execute(db)).rejects.toThrow(
      'only ever added',
    );
    await expect(sql`delete from registry_audit`.execute(db)).rejects.toThrow('only ever added');
    await sql`alter table registry_audit disable trigger registry_audit_only_added`.execute(db);
    await sql`update registry_audit set entry = replace(entry, 'asha', 'olga') where id = 2`.execute(db);
    expect(await findBrokenAudit(db)).toBe(2);
  });
});
