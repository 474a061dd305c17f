import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { countResponses } from './responses';

const server = createServer((request, response) => {
  if (request.url === '/broken') return request.socket.destroy();
  if (request.url === '/silent') return;
  if (request.url === '/busy') response.setHeader('retry-after', '1');
  const status = { '/busy': 503, '/rude': 503, '/failed': 500 }[request.url ?? ''] ?? 200;
  response.writeHead(status).end(request.url === '/long' ? 'x'.repeat(6_000_000) : 'hello');
});
let origin: string;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('counted responses', () => {
  it('counts responses by status, and recognises failures that are never allowed', async () => {
    const responses = countResponses(10_000);
    for (const path of ['/', '/', '/busy', '/rude', '/failed', '/broken']) await responses.get(origin + path);
    expect(responses.counts()).toEqual({ '200': 2, '503': 2, '500': 1, none: 1 });
    expect(responses.failures).toEqual([
      '/rude: 503 without Retry-After',
      '/failed: 500',
      expect.stringMatching(/^\/broken: no response \(.+\)$/),
    ]);
  });

  it('counts a response that takes too long as none', async () => {
    const responses = countResponses(50);
    expect(await responses.get(`${origin}/silent`)).toMatchObject({ status: 0 });
    expect(responses.counts()).toEqual({ none: 1 });
  });

  it('stops reading a response that is longer than any page', async () => {
    const reply = await countResponses(10_000).get(`${origin}/long`);
    expect(reply).toMatchObject({ status: 200, tooLong: true });
  });
});
