import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { routePatterns } from '@shop/config';
import { product } from '@shop/testing';
import { colors } from '@shop/tokens';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { ReadApi } from '../renderer/pool/render-process';
import { siteHead } from './document';
import { siteFiles, webManifest } from './site-files';

const publicDir = path.resolve(import.meta.dirname, '../public');

const catalogue: Readonly<Record<string, unknown>> = {
  '/productcategory': [
    { category: 'Stamps & Inkpads', categorySlug: 'stamps-inkpads', subCategory: ['Wax & Seals'] },
    { category: 'Soon', categorySlug: 'soon', subCategory: [] },
  ],
  '/brand': [{ brandName: 'Ding & Ding' }],
  '/theme': [{ themeSlug: 'monsoon' }],
  '/blog': [{ blogSlug: 'first-stamp', createdAt: '2026-01-15T06:30:00.000Z' }],
  '/storefront': {},
  '/shipping-rule': null,
  '/product?limit=100&fields=page': { products: [product({ title: 'Booti washi' })] },
  '/product?page=1&limit=100&fields=card': { totalPages: 2, products: [{ slugProduct: 'booti-washi' }] },
  '/product?page=2&limit=100&fields=card': { totalPages: 2, products: [{ slugProduct: "maker's-&-co" }] },
};

let site: FastifyInstance;
let isOpen = true;

beforeEach(async () => {
  isOpen = true;
  site = Fastify();
  const readApi: ReadApi = (address) => {
    const data = catalogue[address.replace('/api/v1', '')];
    return Promise.resolve(
      isOpen ? { status: 200, body: JSON.stringify({ data }) } : { status: 503, body: '{}' },
    );
  };
  await site.register(siteFiles({ publicDir, publicOrigin: 'https://shop.example', readApi }));
});
afterEach(() => site.close());

describe('sitemap.xml', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

  it('lists every public page as escaped XML', async () => {
    const response = await site.inject('/sitemap.xml');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=600');
    expect(response.body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
    expect(response.body).not.toMatch(/&(?!amp;|#39;)/);
    const listed = locations(response.body);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/shiping-policy',
          '/collections/stamps-inkpads/wax-seals',
          '/collections/brand/Ding%20%26%20Ding',
          '/collections/theme/monsoon',
          '/products/booti-washi',
          '/products/maker&#39;s-%26-co',
          '/blogs/first-stamp',
        ].map((page) => `https://shop.example${page}`),
      ),
    );
    expect(response.body).toContain(
      '<loc>https://shop.example/blogs/first-stamp</loc><lastmod>2026-01-15T06:30:00.000Z</lastmod>',
    );
  });

  it('lists every fixed page except private ones', async () => {
    const listed = locations((await site.inject('/sitemap.xml')).body);
    const fixed = Object.values(routePatterns).filter((pattern) => !pattern.includes(':'));
    const left = fixed.filter((pattern) => !listed.includes(`https://shop.example${pattern}`));
    expect(left).toEqual(
      expect.arrayContaining(['/cart', '/checkout', '/success', '/auth/login', '/user/profile']),
    );
    for (const pattern of left) expect(pattern).toMatch(/^\/(cart|checkout|success|auth|user|search)/);
  });

  it('responds with Retry-After when the catalogue cannot be read', async () => {
    isOpen = false;
    const response = await site.inject('/sitemap.xml');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('60');
  });
});

it('serves the product feed, and 503 with Retry-After when the catalogue cannot be read', async () => {
  isOpen = false;
  const closed = await site.inject('/product-feed.xml');
  expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '60']);
  isOpen = true;
  const feed = await site.inject('/product-feed.xml');
  expect(feed.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(feed.headers['cache-control']).toBe('public, max-age=600');
  expect(feed.body).toContain('<g:link>https://shop.example/products/booti-washi</g:link>');
});

it('refers robots to the sitemap, and excludes only the ops console', async () => {
  const response = await site.inject('/robots.txt');
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  expect(response.body).not.toMatch(/Disallow: \/(cart|checkout|api|$)/m);
});

describe('the web app manifest', () => {
  it('has the shop’s name, colours and language', async () => {
    const response = await site.inject('/manifest.webmanifest');
    expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    expect(response.json()).toMatchObject({
      name: 'Vintage Craft',
      lang: 'en-IN',
      start_url: '/',
      background_color: colors.paper,
      theme_color: colors.ledgerDark,
    });
  });

  it('has icons of the declared sizes', async () => {
    for (const { src, sizes } of webManifest.icons) {
      const response = await site.inject(src);
      expect(response.headers['content-type']).toBe('image/png');
      const { width, height } = await sharp(response.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

describe('icons', () => {
  it('serves the icons in the document head', async () => {
    const named = [...siteHead.matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address);
    for (const address of named) expect((await site.inject(address)).statusCode).toBe(200);
    expect(named.filter((address) => address.endsWith('.svg'))).toEqual([]);
    const { headers } = await site.inject('/icon-192.png');
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect((await site.inject('/favicon.ico')).headers['content-type']).toMatch(/^image\/(x-icon|vnd)/);
  });

  it('serves a picture for shared links that is small enough for messengers', async () => {
    const bytes = readFileSync(path.join(publicDir, 'share.jpg'));
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  });
});
