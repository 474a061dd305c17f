import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { growCatalogueVersion } from '../../modules/catalog/name-repository';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ ANSWER_CACHE_SECONDS: '3600' });
}, START_MS);

afterAll(() => api.close());

/** The raw response, without decompression. */
async function raw(path: string, headers: Record<string, string> = {}) {
  const request = get(`${api.origin}/api/v1${path}`, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, bytes: await buffer(response) };
}

/** Repeats the request until the response is as expected: notifications of PostgreSQL are asynchronous. */
async function eventually(path: string, isRight: (text: string) => boolean): Promise<void> {
  while (!isRight((await raw(path)).bytes.toString())) await new Promise(setImmediate);
}

const isSold = (stock: number) => (text: string) => text.includes(`"stock":${stock}`);

async function sell(slug: string, stock: number): Promise<void> {
  await api.database.db.updateTable('product').set({ stock }).where('slug', '=', slug).execute();
}

describe('public responses', () => {
  it('are not cached for a reader of all products', async () => {
    const address = '/product?limit=1&fields=page';
    expect((await raw(address)).headers).not.toHaveProperty('etag');
    const [{ slugProduct = '' } = {}] = JSON.parse((await raw(address)).bytes.toString()).data.products;
    await sell(slugProduct, 77);
    expect((await raw(address)).bytes.toString()).toContain('"stock":77');
  });

  it("use the client's content encoding, with the same bytes each time", async () => {
    const plain = await raw('/product?limit=20');
    const br = await raw('/product?limit=20', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await raw('/product?limit=20', { 'accept-encoding': 'gzip' });
    expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(br.bytes.length).toBeLessThan(plain.bytes.length / 4);
    const cached = await raw('/product?limit=20', { 'accept-encoding': 'gzip, deflate, br' });
    expect(cached.bytes).toEqual(br.bytes);
    for (const { headers } of [plain, br, gzip, cached]) {
      expect(headers).toMatchObject({
        etag: plain.headers.etag,
        vary: 'accept-encoding',
        'cache-control': 'public, no-cache',
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    }
    expect([br, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
  });

  it('are not sent again to clients that have them', async () => {
    const { headers } = await raw('/blog');
    for (const known of [headers.etag ?? '', `"other", ${headers.etag}`]) {
      const again = await raw('/blog', { 'if-none-match': known, 'accept-encoding': 'br' });
      expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } });
      expect(again.bytes).toHaveLength(0);
    }
    expect((await raw('/blog', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('that failed are not cached', async () => {
    expect((await raw('/product/detail1/not-yet')).status).toBe(404);
    await api.database.db
      .updateTable('product')
      .set({ slug: 'not-yet' })
      .where('slug', '=', 'stamp-3')
      .execute();
    await eventually('/product/detail1/not-yet', (text) => text.includes('Stamp 3'));
  });
});

describe('a change', () => {
  it('of stock invalidates every list and product immediately', async () => {
    await sell('khata', 20);
    await eventually('/product/detail1/khata', isSold(20));
    await eventually('/product?category=art', isSold(20));
    for (const stock of [19, 18, 17]) {
      await sell('khata', stock);
      await eventually('/product/detail1/khata', isSold(stock));
    }
    await eventually('/product?category=art', isSold(17));
  });

  it('of the catalogue invalidates responses immediately, even if it is made manually', async () => {
    await eventually('/brand', (text) => text.includes('YIER'));
    await api.database.db
      .updateTable('brand')
      .set({ name: 'YIER Paper' })
      .where('slug', '=', 'yier')
      .execute();
    await eventually('/brand', (text) => text.includes('YIER Paper'));
    await raw('/product?limit=1');
    await api.database.transaction(async (tx) => {
      await tx.updateTable('product').set({ active: false }).where('slug', '=', 'stamp-9').execute();
      await growCatalogueVersion(tx);
    });
    await eventually('/product?limit=1', (text) => text.includes('"total":29'));
  });
});

it('concurrent requests share one response', async () => {
  await sell('khata', 3);
  const responses = await Promise.all(Array.from({ length: 50 }, () => raw('/product?limit=7')));
  expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
});
