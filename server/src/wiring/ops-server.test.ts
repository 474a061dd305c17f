import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger } from '@shop/api';
import { consolePlugin, registryPlugin } from '@shop/registry';
import { smallRemote } from '@shop/protocol/testing';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { START_MS } from '../../../registry/src/testing/databases';
import { admin, openTestRegistry, type TestRegistry } from '../../../registry/src/testing/test-registry';
import { readSettings } from '../settings/read-settings';
import { createOpsServer, type OwnOrigin } from './own-origin';

let test: TestRegistry;
let ops: OwnOrigin;
let address: string;
const lines: string[] = [];

async function openOps(env: Readonly<Record<string, string>>): Promise<OwnOrigin> {
  const { registry, live, dir, clock, opened } = test;
  const filesDir = path.join(dir, 'console');
  await mkdir(filesDir, { recursive: true });
  for (const name of ['console.1.css', 'console.1.js']) await writeFile(path.join(filesDir, name), '');
  return createOpsServer(readSettings({ OPS_PORT: '0', ...env }), {
    database: opened,
    logger: createLogger('info', { write: (line) => void lines.push(line) }),
    async plugin(app) {
      await app.register(registryPlugin({ registry, live }));
      await app.register(consolePlugin({ filesDir, shopOrigin: 'http://127.0.0.1:3000', clock: clock.now }));
    },
  });
}

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address + url, { redirect: 'manual', headers });

beforeAll(async () => {
  test = await openTestRegistry();
  await test.registry.publisher.publish(smallRemote('catalog', '1.0.0'), admin);
  ops = await openOps({ TRUSTED_PROXIES: '127.0.0.1' });
  address = await ops.listen();
}, START_MS);
afterAll(async () => {
  await ops.close();
  await test.close();
});

it('serves the console and the registry, reports readiness, and redirects to the console', async () => {
  expect((await get('/ops')).status).toBe(401);
  expect((await get('/registry/v1/whoami')).status).toBe(401);
  expect((await get('/readyz')).status).toBe(200);
  expect((await get('/')).headers.get('location')).toBe('/ops');
});

it('does not serve files of remotes, whose scripts could use a session', async () => {
  expect((await fetch(`${test.shopAddress}/remotes/catalog/1.0.0/page.js`)).status).toBe(200);
  const file = await get('/remotes/catalog/1.0.0/page.js');
  expect([file.status, await file.text()]).toEqual([404, 'Not found.']);
});

it.each(['/ops', '/registry/v1/whoami', '/nothing'])(
  '%s cannot be framed or opened by other origins',
  async (url) => {
    const { headers } = await get(url);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*frame-ancestors 'none'$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('strict-transport-security')).toBe(false);
  },
);

it('sends HSTS when it is served over TLS', async () => {
  const behindProxy = await get('/ops', { 'x-forwarded-proto': 'https' });
  expect(behindProxy.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});

it('logs a line for each request, without its parameters', async () => {
  lines.length = 0;
  await get('/ops/remotes/catalog?secret=1');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { method: 'GET', route: '/ops/remotes/:remote', status: 401 },
  ]);
  expect(lines.join()).not.toContain('secret');
});

it('names the variable to set when its port is taken', async () => {
  const blocker = createServer();
  await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve));
  const { port } = blocker.address() as { port: number };
  const other = await openOps({ OPS_PORT: String(port) });
  await expect(other.listen()).rejects.toThrow(
    `Port ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set OPS_PORT to another port.`,
  );
  await other.close();
  blocker.close();
});
