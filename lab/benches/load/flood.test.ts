import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { flood, pagesPerSecond } from './flood';

let server: Server;
let asked: string[];
let respond: (response: ServerResponse) => void;
let enough: { readonly requests: number; readonly reached: AbortController };
beforeEach(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    respond(response);
    if (asked.length === enough.requests) enough.reached.abort();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

/** Floods the server until this number of requests has arrived, on machines of any speed. */
function run(requests: number) {
  asked = [];
  enough = { requests, reached: new AbortController() };
  return flood({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: { kind: 'mixed', pages: ['/', '/all-products'] },
    connections: 4,
    seconds: 60,
    signal: enough.reached.signal,
    first: 1000,
  });
}

it('counts responses by status, those with a length and those in chunks', async () => {
  let turn = 0;
  respond = (response) => {
    turn += 1;
    if (turn % 3 === 0) response.writeHead(500).end();
    else if (turn % 3 === 1) response.end('a page with a length');
    else {
      response.write('a page ');
      response.end('in chunks');
    }
  };
  const { byStatus, broken, waiting, p50 } = await run(30);
  const counted = (byStatus['200'] ?? 0) + (byStatus['500'] ?? 0);
  expect([broken, waiting]).toEqual([0, 4]);
  expect(asked.length - counted).toBeLessThanOrEqual(4);
  expect(byStatus['500']).toBeGreaterThan(0);
  expect(p50).toBeGreaterThan(0);
});

it('requests mostly popular pages, and never an uncached page twice', async () => {
  respond = (response) => response.end('page');
  await run(300);
  const uncached = asked.filter((address) => address.includes('?'));
  expect(new Set(uncached).size).toBe(uncached.length);
  expect(uncached.length).toBeGreaterThan(0);
  expect(asked.filter((address) => address === '/all-products').length).toBeGreaterThan(uncached.length);
});

it('counts requests without a response at the end, and broken connections', async () => {
  respond = () => undefined;
  expect(await run(4)).toMatchObject({ byStatus: {}, broken: 0, waiting: 4, p50: null, p99: null });
  respond = (response) => response.destroy();
  // Each of the four connections is retried after it breaks.
  const closed = await run(8);
  expect(closed.broken).toBeGreaterThanOrEqual(4);
  expect(pagesPerSecond(closed)).toBe(0);
});
