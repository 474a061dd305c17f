import { smallRemote } from '@shop/protocol/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { START_MS } from '../../testing/databases';
import { openTestReceiver } from '../../testing/test-receiver';
import { admin, openTestRegistry, type TestRegistry } from '../../testing/test-registry';

let test: TestRegistry;
let token: string;

beforeAll(async () => {
  test = await openTestRegistry();
  token = await test.token('admin');
}, START_MS);
afterAll(() => test.close());

const add = async (url: string) => {
  expect((await test.call('POST', '/webhooks', { token, body: { url } })).status).toBe(201);
};
const publish = (version: string) => test.registry.publisher.publish(smallRemote('catalog', version), admin);

it('a hanging receiver does not delay others, in this delivery or the next, and each gets its messages in order', async () => {
  const arrived: IncomingMessage[] = [];
  const hanging = createServer((request) => arrived.push(request));
  hanging.listen(0, '127.0.0.1');
  await once(hanging, 'listening');
  const receivers = [await openTestReceiver(), await openTestReceiver()];
  await add(`http://127.0.0.1:${(hanging.address() as AddressInfo).port}/`);
  for (const { url } of receivers) await add(url);
  const typesOf = (receiver: (typeof receivers)[number]) =>
    receiver.received.map(({ body }) => {
      const { type, data } = JSON.parse(body) as { type: string; data: { detail?: { version?: string } } };
      return type === 'publish' ? data.detail?.version : type;
    });
  const until = async (isDone: () => boolean) => {
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  await publish('1.0.0');
  await publish('1.1.0');
  const first = test.registry.webhooks.deliver();
  let isOver = false;
  void first.then(() => (isOver = true));
  await until(() => arrived.length > 0 && receivers.every((one) => typesOf(one).includes('1.1.0')));
  await publish('1.2.0');
  void test.registry.webhooks.deliver();
  await until(() => receivers.every((one) => typesOf(one).includes('1.2.0')));
  expect(isOver).toBe(false);
  for (const one of receivers) {
    expect(typesOf(one).filter((text) => text !== 'webhook-add')).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  }

  hanging.closeAllConnections();
  await first;
  hanging.close();
  for (const one of receivers) await one.close();
}, 60_000);
