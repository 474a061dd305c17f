import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '@shop/contracts';
import { product } from '@shop/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { createFileSource, type FileSource } from './feed-file';
import { feedPath, feedRoute } from './feed-route';
import { feedXml } from './feed-xml';
import { itemFaults } from './testing/feed-rules';
import { itemsOf, readXml, textsOf } from './testing/read-feed';

const many = Array.from({ length: 250 }, (_, index) =>
  product({ _id: `p${index}`, title: `Pen ${index}`, description: 'A pen. '.repeat(500) }),
);

let products: readonly Product[];
let isOpen: boolean;
let now: number;
let asked: string[];
let storefront: object;
let feed: FileSource;
let site: FastifyInstance;

const read = async <Data>(address: string): Promise<Data> => {
  if (!isOpen) throw new Error('closed');
  asked.push(address);
  if (address === '/storefront') return storefront as Data;
  if (address === '/shipping-rule') return { freeFromPaise: 5_000, pricePaise: 4_000 } as Data;
  const after = new URL(address, 'https://shop.example').searchParams.get('after');
  const start = products.findIndex(({ _id }) => _id === after) + 1;
  return { products: products.slice(start, start + 100) } as Data;
};

beforeEach(async () => {
  products = many;
  isOpen = true;
  now = Date.parse('2026-11-28T10:00:00.500Z');
  asked = [];
  storefront = {};
  feed = createFileSource(() => feedXml('https://shop.example', read), { maxAgeMs: 600_000, now: () => now });
  site = Fastify();
  feedRoute(site, {
    feed: feed.current,
    cacheControl: 'public, max-age=600',
    errorHandler: (_error, _request, reply) => reply.code(503).send('later'),
  });
});

afterEach(async () => {
  await site.close();
  await feed.close();
});

const get = (headers: Record<string, string> = {}) => site.inject({ url: feedPath, headers });

describe('the product feed', () => {
  it('lists all products as RSS, reading a page of the list at a time', async () => {
    const response = await get();
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT',
      vary: 'accept-encoding',
    });
    const { name, elements } = readXml(response.body);
    expect([name, elements[0]?.name]).toEqual(['rss', 'channel']);
    expect(elements[0]?.elements.slice(0, 3).map((element) => [element.name, element.text])).toEqual([
      ['title', 'Vintage Craft'],
      ['link', 'https://shop.example/'],
      ['description', expect.stringContaining('stationery')],
    ]);
    const items = itemsOf(response.body);
    expect(items.flatMap((item) => textsOf(item, 'id'))).toEqual(many.map(({ _id }) => _id));
    expect(items.flatMap(itemFaults)).toEqual([]);
    expect(asked).toEqual([
      '/storefront',
      '/shipping-rule',
      ...['', '&after=p99', '&after=p199'].map((after) => `/product?limit=100&fields=page${after}`),
    ]);
  });

  it('has no shipping in a shop with a shipping price table', async () => {
    storefront = { delivery: { shippingBy: 'cart' } };
    expect((await get()).body).not.toContain('<g:shipping>');
    expect(asked).not.toContain('/shipping-rule');
  });

  it('is the same in every encoding, and is generated once for all of them', async () => {
    const [plain, gzip, br] = await Promise.all([
      get(),
      get({ 'accept-encoding': 'gzip' }),
      get({ 'accept-encoding': 'gzip, br' }),
    ]);
    expect([gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(1);
    expect(asked).toHaveLength(5);
  });

  it('responds with 304 to a client that has it', async () => {
    const { headers } = await get();
    const etag = String(headers.etag);
    const known: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", ${etag}` },
      { 'if-modified-since': String(headers['last-modified']) },
    ];
    for (const names of known) {
      const response = await get(names);
      expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
    }
    const others: Record<string, string>[] = [
      { 'if-none-match': '"other"', 'if-modified-since': String(headers['last-modified']) },
      { 'if-modified-since': 'Sat, 28 Nov 2026 09:59:59 GMT' },
      { 'if-modified-since': 'yesterday' },
    ];
    for (const names of others) expect((await get(names)).statusCode).toBe(200);
  });

  it('is generated again after ten minutes, and keeps its time unless its content changed', async () => {
    const first = await get();
    now += 600_000;
    const same = await get();
    expect(asked).toHaveLength(10);
    expect(same.headers).toMatchObject({
      etag: first.headers.etag,
      'last-modified': first.headers['last-modified'],
    });
    products = many.map((one) => ({ ...one, stock: 0 }));
    now += 600_000;
    const changed = await get();
    expect(changed.headers.etag).not.toBe(first.headers.etag);
    expect(changed.headers['last-modified']).toBe('Sat, 28 Nov 2026 10:20:00 GMT');
    expect(changed.body).toContain('out_of_stock');
  });

  it('stays as it was while the catalogue cannot be read', async () => {
    isOpen = false;
    expect((await get()).statusCode).toBe(503);
    isOpen = true;
    const { headers } = await get();
    isOpen = false;
    now += 600_000;
    expect((await get()).headers.etag).toBe(headers.etag);
  });

  it('is served again after the system has deleted its folder', async () => {
    const { body } = await get();
    await rm(path.dirname((await feed.current()).path), { recursive: true });
    now += 600_000;
    expect((await get()).body).toBe(body);
  });

  it('leaves no files behind', async () => {
    const paths = [];
    for (const stock of [1, 2, 0]) {
      products = many.map((one) => ({ ...one, stock }));
      now += 600_000;
      paths.push((await feed.current()).path);
    }
    // The first two have the same content.
    expect(paths.map(existsSync)).toEqual([true, true, true]);
    expect(new Set(paths).size).toBe(2);
    for (const rate of [1, 2]) {
      products = many.map((one) => ({ ...one, rate }));
      now += 600_000;
      await feed.current();
    }
    expect(paths.map(existsSync)).toEqual([false, false, false]);
    const { path: last } = await feed.current();
    await feed.close();
    expect(existsSync(last)).toBe(false);
  });
});
