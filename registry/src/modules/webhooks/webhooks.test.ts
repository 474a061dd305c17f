import { smallRemote } from '@shop/protocol/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { openTestReceiver, type Received } from '../../testing/test-receiver';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';
import { saveProgress } from './repository';

let test: TestRegistry;
let receiver: Awaited<ReturnType<typeof openTestReceiver>>;
let token: string;

beforeAll(async () => {
  test = await openTestRegistry();
  token = await test.token('admin');
});
beforeEach(async () => {
  receiver = await openTestReceiver();
});
afterEach(async () => {
  for (const { id } of await test.registry.webhooks.list()) await test.registry.webhooks.remove(id, admin);
  await receiver.close();
});
afterAll(() => test.close());

async function add(body: object = {}): Promise<{ readonly id: string; readonly secret: string }> {
  const added = await test.call('POST', '/webhooks', { token, body: { url: receiver.url, ...body } });
  expect(added.status).toBe(201);
  return added.body as { id: string; secret: string };
}
const list = async () => (await test.call('GET', '/webhooks', { token })).body.items;
const publish = (version: string) => test.registry.publisher.publish(smallRemote('catalog', version), admin);
const seq = async () => (await test.registry.releases.head('live'))?.seq ?? 0;
const promote = async (version: string, reason: string) => {
  const expected = await seq();
  const change = { kind: 'promote', versions: { catalog: version } } as const;
  await test.registry.releases.change('live', change, {
    actor: admin,
    reason,
    expected,
    key: null,
  });
};
const deliver = () => test.registry.webhooks.deliver();
const types = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);

describe('a webhook', () => {
  it('receives later events in order, once and signed', async () => {
    await publish('1.0.0');
    const { secret } = await add();
    await publish('1.1.0');
    await promote('1.1.0', 'smaller photos');
    await deliver();
    await deliver();
    expect(types()).toEqual(['publish', 'promote']);
    const [, { body, headers }] = receiver.received as [unknown, { body: string; headers: object }];
    // The clock is stopped, as the library rejects messages from a different hour as replays.
    const sent = headers as Record<string, string>;
    const at = new Date(Number(sent['webhook-timestamp']) * 1000);
    expect(new Webhook(secret).sign(sent['webhook-id'] ?? '', at, body)).toBe(sent['webhook-signature']);
    expect(JSON.parse(body)).toMatchObject({
      type: 'promote',
      data: {
        env: 'live',
        actor: 'asha',
        reason: 'smaller photos',
        text: `promote catalog@1.1.0 in live by asha (machine), release ${await seq()}: smaller photos`,
      },
    });
  });

  it('only receives its selected actions, as plain text for a chat', async () => {
    await add({ actions: ['promote'], format: 'chat' });
    await publish('2.0.0');
    await promote('2.0.0', '<!channel> look');
    await deliver();
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      {
        text: `promote catalog@2.0.0 in live by asha (machine), release ${await seq()}: &lt;!channel&gt; look`,
      },
    ]);
  });

  it('is retried with increasing delays if it fails, and does not miss events', async () => {
    await add();
    receiver.respondWith(500);
    await publish('3.0.0');
    await deliver();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await list()).toMatchObject([
      { failures: 1, lastError: 'It responded with 500.', lastDelivered: null },
    ]);
    test.clock.forward(10_000);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    test.clock.forward(10_000);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    receiver.respondWith(204);
    await publish('3.1.0');
    test.clock.forward(10_000);
    await deliver();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      ...Array<unknown>(3).fill(receiver.received[0]?.headers['webhook-id']),
      expect.not.stringContaining(String(receiver.received[0]?.headers['webhook-id'])),
    ]);
    expect(await list()).toMatchObject([{ failures: 0, lastError: null }]);
  });

  it('skips events that could not be delivered within a day, and does not follow redirects', async () => {
    await add();
    receiver.respondWith(302);
    await publish('4.0.0');
    await deliver();
    test.clock.forward(25 * 60 * 60 * 1000);
    await publish('4.1.0');
    await deliver();
    receiver.respondWith(204);
    test.clock.forward(60_000);
    await deliver();
    expect(await list()).toMatchObject([{ failures: 0, lastError: null }]);
    const versions = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { detail: { version: string } } }).data.detail.version,
    );
    expect(versions).toEqual(['4.0.0', '4.0.0', '4.1.0', '4.1.0']);
  });

  it('is delivered by only one of several processes', async () => {
    await add();
    for (const version of ['5.0.0', '5.1.0', '5.2.0']) await publish(version);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(types()).toEqual(['publish', 'publish', 'publish']);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  it('does not delay others if it is unreachable', async () => {
    await add({ url: 'http://127.0.0.1:9/nobody' });
    await add();
    await publish('6.0.0');
    await deliver();
    // The first webhook was added before the second existed, so it only receives the second one's event.
    expect(types()).toEqual(['publish']);
    expect(await list()).toContainEqual(
      expect.objectContaining({
        url: 'http://127.0.0.1:9/nobody',
        lastError: expect.stringMatching(/^Not reached: /),
      }),
    );
  });

  it('receives nothing while it is disabled, and only later events after it is enabled', async () => {
    const { id } = await add({ actions: ['publish'] });
    const turn = async (action: string) =>
      (await test.call('POST', `/webhooks/${id}/${action}`, { token })).status;
    await publish('7.0.0');
    expect(await list()).toMatchObject([{ waiting: 1, disabledAt: null }]);
    expect([await turn('disable'), await turn('disable')]).toEqual([204, 204]);
    expect(await list()).toMatchObject([{ waiting: 0, disabledAt: test.clock.now().toISOString() }]);
    await publish('7.1.0');
    await deliver();
    expect(receiver.received).toEqual([]);
    expect([await turn('enable'), await turn('enable')]).toEqual([204, 204]);
    await deliver();
    await publish('7.2.0');
    await deliver();
    expect(types()).toEqual(['publish']);
    expect(receiver.received[0]?.body).toContain('7.2.0');
    const { body } = await test.call('GET', '/audit?limit=3', { token });
    expect((body.items as { action: string }[]).map(({ action }) => action)).toEqual([
      'publish',
      'webhook-enable',
      'publish',
    ]);
  });

  it('does not resume at a failed event after it was disabled', async () => {
    const { id } = await add();
    receiver.respondWith(500);
    await publish('8.0.0');
    const [row] = await test.registry.database.db.selectFrom('registry_webhook').selectAll().execute();
    await deliver();
    await test.registry.webhooks.setEnabled(id, false, admin);
    await test.registry.webhooks.setEnabled(id, true, admin);
    expect(await list()).toMatchObject([{ failures: 0, waiting: 0, lastError: null }]);
    // A process that took it earlier stores its outcome late.
    if (!row) throw new Error('unknown webhook');
    await saveProgress(test.registry.database.db, row, { ...row, failures: 9 });
    expect(await list()).toMatchObject([{ failures: 0, waiting: 0 }]);
  });

  it('can get a new secret; for a day, messages are signed with both', async () => {
    const { id, secret: before } = await add();
    const replaced = await test.call('POST', `/webhooks/${id}/secret`, { token });
    const { secret } = replaced.body as { secret: string };
    expect([replaced.status, secret === before]).toEqual([201, false]);
    const signersOf = ({ headers, body }: Received) => {
      const sent = headers as Record<string, string>;
      const at = new Date(Number(sent['webhook-timestamp']) * 1000);
      const signatures = sent['webhook-signature']?.split(' ') ?? [];
      return signatures.map((signature) =>
        [secret, before].findIndex(
          (one) => new Webhook(one).sign(sent['webhook-id'] ?? '', at, body) === signature,
        ),
      );
    };
    await publish('9.0.0');
    await deliver();
    test.clock.forward(24 * 60 * 60 * 1000);
    await publish('9.1.0');
    await deliver();
    expect(receiver.received.map(signersOf).slice(-2)).toEqual([[0, 1], [0]]);
  });

  it('can be tested, which returns the outcome and does not count as a delivery', async () => {
    const { id } = await add();
    await test.registry.webhooks.setEnabled(id, false, admin);
    const tried = async () => (await test.call('POST', `/webhooks/${id}/test`, { token })).body;
    expect(await tried()).toEqual({ delivered: true, error: null });
    const [{ body, headers }] = receiver.received as [Received];
    expect(headers['webhook-id']).toMatch(/^test_/);
    expect(JSON.parse(body)).toMatchObject({
      type: 'test',
      data: { text: 'test by admin of the test (token): A test message; nothing has happened.' },
    });
    receiver.respondWith(410);
    expect(await tried()).toEqual({ delivered: false, error: 'It responded with 410.' });
    expect(await list()).toMatchObject([{ lastDelivered: null, lastError: null }]);
  });

  it('can only be managed by admins, and is refused with a reason if it is invalid', async () => {
    const { id } = await add();
    const operator = await test.token('operator');
    expect((await test.call('GET', '/webhooks', { token: operator })).status).toBe(403);
    expect((await test.call('DELETE', `/webhooks/${id}`, { token })).status).toBe(204);
    for (const [method, path] of [
      ['DELETE', ''],
      ['POST', '/enable'],
      ['POST', '/secret'],
      ['POST', '/test'],
    ] as const)
      expect((await test.call(method, `/webhooks/${id}${path}`, { token })).status).toBe(404);
    expect(await list()).toEqual([]);
    const refused = async (body: object) => {
      const { status, body: refusal } = await test.call('POST', '/webhooks', { token, body });
      return [status, refusal.message];
    };
    expect(await refused({ url: 'ftp://example.com' })).toEqual([
      422,
      '"url" must be an http or https address without a user name, or mailto: and an email address.',
    ]);
    expect(await refused({ url: receiver.url, actions: ['promte'] })).toEqual([
      422,
      expect.stringContaining('Each entry of "actions" must be one of import, publish'),
    ]);
  });
});
