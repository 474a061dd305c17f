import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { smallRemote } from '@shop/protocol/testing';
import { type MailServer, startMailServer } from '../../../api/src/testing/mail-server';
import { START_MS } from '../../../registry/src/testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { registryMail } from './open-registry';

const to = 'ops@shop.example';
const consoleUrl = 'https://ops.shop.example';

let server: MailServer;
let test: TestRegistry;
let token: string;
beforeAll(async () => {
  server = await startMailServer();
  const settings = { smtpUrl: server.url, from: 'post@shop.example', linkOrigin: 'https://shop.example' };
  test = await openTestRegistry({ mail: registryMail(settings, consoleUrl) });
  token = await test.token('admin');
}, START_MS);
afterAll(async () => {
  await test.close();
  await server.close();
});

const deliver = () => test.registry.webhooks.deliver();
const publish = (version: string) => test.registry.publisher.publish(smallRemote('catalog', version), admin);
const list = async () => (await test.call('GET', '/webhooks', { token })).body.items;
const add = (body: object) => test.call('POST', '/webhooks', { token, body });

it('emails events in order and once, and retries while the mail server rejects them', async () => {
  const added = await add({ url: `mailto:${to}`, format: 'mail', actions: ['publish'] });
  expect(added.status).toBe(201);
  const { id } = added.body as { id: string };
  await publish('1.0.0');
  await publish('1.1.0');
  server.refuse(to, 451);
  await deliver();
  expect(server.mails).toEqual([]);
  const [waiting] = (await list()) as readonly object[];
  expect(waiting).toMatchObject({
    ...{ failures: 1, waiting: 2, lastDelivered: null },
    lastError: 'The mail server rejected the message: EENVELOPE 451.',
  });
  server.accept(to);
  test.clock.forward(10_000);
  await Promise.all([deliver(), deliver()]);
  expect(server.mails.map(({ subject }) => subject)).toEqual([
    'Vintage Craft: publish catalog@1.0.0 by asha (machine)',
    'Vintage Craft: publish catalog@1.1.0 by asha (machine)',
  ]);
  expect(server.mails[0]).toMatchObject({
    from: { address: 'post@shop.example' },
    to: [{ address: to }],
    text: expect.stringContaining(`Console: ${consoleUrl}/ops/remotes/catalog`),
  });
  expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(2);
  const tried = await test.call('POST', `/webhooks/${id}/test`, { token });
  expect(tried.body).toEqual({ delivered: true, error: null });
  expect(server.mails.at(-1)?.text).toContain('A test message; nothing has happened.');
});

it.each([
  { url: 'mailto:ops@shop.example' },
  { url: 'https://hooks.example', format: 'mail' },
  { url: 'mailto:ops@shop.example,all@shop.example', format: 'mail' },
  { url: 'mailto:ops@shop.example?bcc=all@shop.example', format: 'mail' },
  { url: 'mailto:Ops <ops@shop.example>', format: 'mail' },
])('refuses %j', async (body) => {
  expect((await add(body)).status).toBe(422);
});
