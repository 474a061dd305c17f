import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startTcpProxy, type TcpProxy } from './tcp-proxy';

const servers: Server[] = [];
let proxy: TcpProxy;

/** Starts a server that sends its name and then echoes what it receives. */
async function startEcho(name: string): Promise<string> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write(name);
    socket.pipe(socket);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `postgres://user@127.0.0.1:${(server.address() as AddressInfo).port}/shop`;
}

async function open(): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));
const heard = async (socket: Socket) => String((await once(socket, 'data'))[0]);

beforeEach(async () => {
  proxy = await startTcpProxy(await startEcho('first'));
});
afterEach(async () => {
  await proxy.close();
  for (const server of servers.splice(0)) server.close();
});

it('forwards bytes both ways, under its own address', async () => {
  expect(proxy.through('postgres://user:word@db.example:5432/shop?a=b')).toBe(
    `postgres://user:word@127.0.0.1:${proxy.port}/shop?a=b`,
  );
  const socket = await open();
  expect(await heard(socket)).toBe('first');
  socket.write('hello');
  expect(await heard(socket)).toBe('hello');
  socket.end();
  await closed(socket);
  expect(proxy.connections()).toBe(0);
});

it('resets open connections when it is switched, and then connects to the new server', async () => {
  const old = await open();
  await heard(old);
  const reset = closed(old);
  proxy.switchTo(await startEcho('second'));
  await reset;
  expect(await heard(await open())).toBe('second');
});

it('refuses connections while it is interrupted', async () => {
  const old = await open();
  await heard(old);
  const reset = closed(old);
  proxy.disconnect();
  await reset;
  const refused = connect(proxy.port, '127.0.0.1');
  refused.on('error', () => undefined);
  await closed(refused);
  proxy.restore();
  expect(await heard(await open())).toBe('first');
});

it('holds back bytes in a blackhole, including those of new connections, and delivers them afterwards', async () => {
  const old = await open();
  await heard(old);
  proxy.blackhole();
  const waiting = await open();
  const words: string[] = [];
  old.on('data', (chunk: Buffer) => words.push(String(chunk)));
  old.write('hello');
  waiting.write('hi');
  // A round trip on another connection: time for bytes that were not held back to arrive.
  const past = connect((servers[0]?.address() as AddressInfo).port, '127.0.0.1');
  await heard(past);
  past.destroy();
  expect(words).toEqual([]);
  const responded = Promise.all([once(old, 'data'), heard(waiting)]);
  proxy.restore();
  await responded;
  expect(words).toEqual(['hello']);
});

it('keeps the far end of a connection that was closed in a blackhole, until packets pass again', async () => {
  const old = await open();
  await heard(old);
  proxy.blackhole();
  old.resetAndDestroy();
  await closed(old);
  expect(proxy.connections()).toBe(1);
  proxy.restore();
  while (proxy.connections() > 0) await new Promise(setImmediate);
});

it('strands open connections, and serves new ones', async () => {
  const old = await open();
  await heard(old);
  proxy.strand();
  let words = '';
  old.on('data', (chunk: Buffer) => (words += String(chunk)));
  old.write('hello');
  const after = await open();
  expect(await heard(after)).toBe('first');
  after.write('hi');
  expect(await heard(after)).toBe('hi');
  expect(words).toBe('');
  old.destroy();
  while (proxy.connections() > 1) await new Promise(setImmediate);
});
