import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { createShopProxy } from './shop-proxy';

const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closes.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Seen {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function openBoth() {
  const seen: Seen[] = [];
  const shop: string = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body });
      if (request.url === '/old') return response.writeHead(302, { location: `${shop}/new` }).end();
      if (request.url?.startsWith('/api/')) {
        return response.writeHead(201, { 'content-type': 'application/json', etag: '"1"' }).end('{"a":1}');
      }
      return response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', etag: '"2"' })
        .end('live page');
    });
  });
  const proxy = await listen(createShopProxy({ shop, rewrite: (html) => html.replace('live', 'dev') }));
  return { shop, proxy, seen };
}

it('rewrites documents, and drops headers about the original bytes', async () => {
  const { proxy } = await openBoth();
  const response = await fetch(`${proxy}/cart`);
  expect(await response.text()).toBe('dev page');
  expect(response.headers.get('etag')).toBeNull();
});

it('forwards requests of the page as same-origin requests', async () => {
  const { shop, proxy, seen } = await openBoth();
  const headers = { origin: proxy, referer: `${proxy}/cart`, cookie: 'session=1' };
  const response = await fetch(`${proxy}/api/v1/x?y=1`, { method: 'POST', headers, body: '{"b":2}' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({ a: 1 });
  expect(response.headers.get('etag')).toBe('"1"');
  expect(seen).toMatchObject([
    {
      url: '/api/v1/x?y=1',
      body: '{"b":2}',
      headers: { host: new URL(shop).host, origin: shop, referer: `${shop}/cart`, cookie: 'session=1' },
    },
  ]);
});

it('does not change the origin of other sites, so that the shop refuses them', async () => {
  const { proxy, seen } = await openBoth();
  await fetch(`${proxy}/api/v1/x`, { method: 'POST', headers: { origin: 'https://evil.example' } });
  expect(seen[0]?.headers.origin).toBe('https://evil.example');
});

it('rewrites redirects to the dev server', async () => {
  const { proxy } = await openBoth();
  const response = await fetch(`${proxy}/old`, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe(`${proxy}/new`);
});

it('does not forward telemetry of development pages to the live shop', async () => {
  const { proxy, seen } = await openBoth();
  const report = await fetch(`${proxy}/registry/v1/telemetry?traceparent=00`, { method: 'POST', body: '{}' });
  const permit = await fetch(`${proxy}/registry/v1/page-telemetry?proof=x`);
  expect([report.status, permit.status]).toEqual([204, 204]);
  expect(seen).toEqual([]);
});

it('reports a shop that is not running', async () => {
  const gone = 'http://127.0.0.1:9';
  const proxy = await listen(createShopProxy({ shop: gone, rewrite: (html) => html }));
  const response = await fetch(`${proxy}/api/v1/x`);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: 503,
    message: `The shop at ${gone} is not running. Start it with npm start, or set SHOP_URL to another.`,
  });
});
