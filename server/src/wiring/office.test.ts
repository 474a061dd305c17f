import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger, createShopApi, type ShopApi } from '@shop/api';
import { hashSecret } from '@shop/server-kit/secrets';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase, START_MS, type TestDatabase } from '../../../api/src/testing/test-database';
import { readSettings } from '../settings/read-settings';
import { createOfficeServer } from './office';
import type { OwnOrigin } from './own-origin';

const origin = 'https://office.shop.example';
const key = 'a key for tests';
const lines: string[] = [];
let database: TestDatabase;
let api: ShopApi;
let office: OwnOrigin;
let address: string;
let assets: string;

beforeAll(async () => {
  const settings = readSettings({
    ...{ OFFICE_PORT: '0', OFFICE_ORIGIN: origin, PUBLIC_ORIGIN: 'https://shop.example' },
    ...{ RAZORPAY_KEY_ID: 'rzp_test_1', RAZORPAY_KEY_SECRET: 'secret', RAZORPAY_WEBHOOK_SECRET: 'secret' },
  });
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  database = await openTestDatabase({ kind: 'small-shop' });
  api = await createShopApi({ config: settings.api, logger, database });
  const plugin = api.office({ keyHash: hashSecret(key), origin: settings.office.origin });
  assets = await mkdtemp(path.join(tmpdir(), 'office-assets-'));
  await writeFile(path.join(assets, 'main.0a1b2c3d.js'), 'open();');
  const pages = { html: '<title>The office</title>', assets };
  office = await createOfficeServer(settings, pages, { database, logger, plugin });
  address = await office.listen();
}, START_MS);
afterAll(async () => {
  await office.close();
  await api.close();
  await database.close();
  await rm(assets, { recursive: true });
});

it('serves the staff API, and nothing of the shop or the console', async () => {
  expect((await fetch(`${address}/api/v1/staff/orders`)).status).toBe(401);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  for (const path of ['/api/v1/product', '/api/v1/user/profile', '/api/v1/staff/none', '/api/v2']) {
    const response = await fetch(address + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.json()).toEqual({ status: 404, message: 'There is nothing at this address.' });
  }
  for (const path of ['/remotes/a/1/b.js', '/assets/main.none.js', '/assets/', '/media/none.avif'])
    expect([path, (await fetch(address + path)).status]).toEqual([path, 404]);
});

it('sends its document for any page, with a policy that blocks other origins', async () => {
  for (const path of ['/', '/orders?state=placed', '/orders/ord_1', '/ops']) {
    const response = await fetch(address + path);
    expect([path, response.status, await response.text()]).toEqual([path, 200, '<title>The office</title>']);
    const { headers } = response;
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'$/,
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  }
  expect((await fetch(`${address}/orders`, { method: 'POST' })).status).toBe(404);
});

it('sends files with a hash in their names as immutable', async () => {
  const { status, headers } = await fetch(`${address}/assets/main.0a1b2c3d.js`);
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(headers.get('content-type')).toMatch(/javascript/);
});

it('cannot be framed, opened or read by other origins, and sends HSTS', async () => {
  const { headers } = await fetch(`${address}/api/v1/staff/orders`, {
    headers: { origin: 'https://shop.example' },
  });
  expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.has('access-control-allow-origin')).toBe(false);
});

it('uses a host-only session cookie, and logs a line for each request', async () => {
  lines.length = 0;
  const setUp = (from: string) =>
    fetch(`${address}/api/v1/staff/set-up`, {
      method: 'POST',
      headers: { origin: from, 'content-type': 'application/json' },
      body: JSON.stringify({ key, name: 'Asha', password: 'seven blue stamps' }),
    });
  expect((await setUp('https://shop.example')).status).toBe(403);
  const response = await setUp(origin);
  expect(response.status).toBe(200);
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-office=ses_\S+; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(lines.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([403, 200]);
  expect(lines.join()).not.toContain('seven blue stamps');
});
