import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { drainable } from './drain';

const agents: Agent[] = [];

afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
});

interface Reply {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly text: string;
}

/** A client with keep-alive that never sends a request twice. */
function client(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return async (path: string): Promise<Reply> => {
    const sent = request(`${origin}${path}`, { agent }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    return { status: response.statusCode, connection: response.headers.connection, text };
  };
}

/** A server with a page that reads the API of the same server, and a request that ends when the test calls `finish`. */
async function openServer(drainMs: number) {
  // Fastify limits its hooks to this time, by default to ten seconds. A drain may be longer.
  const app = fastify({ pluginTimeout: 100, forceCloseConnections: 'idle', return503OnClosing: false });
  const drain = drainable(app, drainMs);
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  app.get('/api', async () => 'data');
  app.get('/page', async () => `page with ${(await app.inject('/api')).body}`);
  app.get('/slow', async () => {
    await finished;
    return `slow with ${(await app.inject('/api')).body}`;
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, drain, finish, origin };
}

describe('a server that stops', () => {
  it('serves pages and calls until the drain ends, with `Connection: close`', async () => {
    const { drain, origin } = await openServer(500);
    const get = client(origin);
    expect(await get('/page')).toEqual({ status: 200, connection: 'keep-alive', text: 'page with data' });
    let isClosed = false;
    const closed = drain.close().then(() => (isClosed = true));
    expect(drain.isDraining()).toBe(true);
    await pause(200);
    // On the connection from before the stop, and on a new one.
    for (const each of [get, client(origin)])
      expect(await each('/page')).toEqual({ status: 200, connection: 'close', text: 'page with data' });
    expect(isClosed).toBe(false);
    await closed;
    await expect(client(origin)('/page')).rejects.toThrow('ECONNREFUSED');
  });

  it.each([0, 300])('finishes an open request and the calls it makes after a drain of %i ms', async (ms) => {
    const { app, drain, finish, origin } = await openServer(ms);
    const arrived = once(app.server, 'request');
    const slow = client(origin)('/slow');
    await arrived;
    const closed = drain.close();
    while (app.server.listening) await pause(10);
    finish();
    expect(await slow).toEqual({ status: 200, connection: 'close', text: 'slow with data' });
    await closed;
  });

  it('serves a last request on a connection that was just used, after it has stopped listening', async () => {
    const { app, drain, origin } = await openServer(0);
    const get = client(origin);
    await get('/page');
    const closed = drain.close();
    while (app.server.listening) await pause(1);
    expect(await get('/page')).toEqual({ status: 200, connection: 'close', text: 'page with data' });
    await closed;
  });

  it('serves all connections that wait to be accepted when it stops', async () => {
    const { drain, origin } = await openServer(0);
    const replies = Array.from({ length: 30 }, () => client(origin)('/page'));
    // They are connected before the server's turn of the event loop.
    const closed = drain.close();
    for (const reply of await Promise.all(replies)) expect(reply.status).toBe(200);
    await closed;
  });

  it('ends idle connections, used or not', async () => {
    const { app, drain, origin } = await openServer(0);
    await client(origin)('/page');
    const unused = connect(Number(new URL(origin).port), '127.0.0.1');
    await once(app.server, 'connection');
    const ended = once(unused, 'close');
    await drain.close();
    await ended;
  });

  it('closes once, however often that is requested', async () => {
    const { drain } = await openServer(0);
    const [one, other] = [drain.close(), drain.close()];
    expect(one).toBe(other);
    await one;
  });
});
