import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Type } from 'typebox';
import { ProviderRefused, ProviderUnavailable } from '../../orders/ports';
import { createRestClient, type RestClientOptions } from './client';

const ApiResponse = Type.Object({ ok: Type.Boolean() });
const servers: Server[] = [];

/** A provider that handles its n-th request with the n-th listener, and all later ones with the last. */
async function clientOf(listeners: readonly RequestListener[], options: Partial<RestClientOptions> = {}) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const listener = listeners[Math.min(seen.length, listeners.length - 1)];
    seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    listener?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const call = createRestClient({
    baseUrl: () => `http://127.0.0.1:${port}`,
    keyId: 'key',
    keySecret: 'secret',
    backoffMs: 1,
    ...options,
  });
  return { call, seen };
}

const ok: RequestListener = (_request, response) => response.end('{"ok":true}');
const status =
  (code: number, body: string): RequestListener =>
  (_request, response) =>
    response.writeHead(code).end(body);
const hangUp: RequestListener = (request) => request.socket.destroy();
const silent: RequestListener = () => undefined;

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

describe('createRestClient', () => {
  it('authenticates and returns the body', async () => {
    const { call, seen } = await clientOf([ok]);
    await expect(call({ method: 'GET', path: '/v1/orders/a' }, ApiResponse)).resolves.toEqual({ ok: true });
    expect(seen).toEqual([`GET /v1/orders/a Basic ${Buffer.from('key:secret').toString('base64')}`]);
  });

  it.each([
    ['a broken connection', hangUp],
    ['a failing provider', status(502, 'oops')],
    ['a request still in process', status(409, '{}')],
    ['too many calls', status(429, '{}')],
    ['an unreadable response', status(200, '<html>')],
    ['a response of the wrong shape', status(200, '{"ok":"yes"}')],
  ])('retries after %s', async (_case, listener) => {
    const { call, seen } = await clientOf([listener, listener, ok]);
    await expect(call({ method: 'POST', path: '/v1/orders', body: {} }, ApiResponse)).resolves.toEqual({
      ok: true,
    });
    expect(seen).toHaveLength(3);
  });

  it('gives up as unavailable after three attempts', async () => {
    const { call, seen } = await clientOf([hangUp]);
    await expect(call({ method: 'GET', path: '/' }, ApiResponse)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(seen).toHaveLength(3);
  });

  it('does not wait for a provider that never responds', async () => {
    const { call } = await clientOf([silent], { timeoutMs: 20, deadlineMs: 60 });
    await expect(call({ method: 'GET', path: '/' }, ApiResponse)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('treats a refusal as final and keeps its reason', async () => {
    const { call, seen } = await clientOf([
      status(400, '{"error":{"description":"Order receipt should be unique."}}'),
    ]);
    const refusal = call({ method: 'POST', path: '/v1/orders', body: {} }, ApiResponse);
    await expect(refusal).rejects.toBeInstanceOf(ProviderRefused);
    await expect(refusal).rejects.toMatchObject({
      status: 400,
      description: 'Order receipt should be unique.',
    });
    expect(seen).toHaveLength(1);
  });
});
