import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ListFacets, Product, ProductCard, ProductPage } from '@shop/contracts';
import { buildApi } from '../../../app';
import { readConfig } from '../../../config';
import { openStaffedShop, type StaffedShop } from '../../../testing/staffed-shop';
import { testDialect } from '../../../testing/test-home';
import { createPasswords } from '../../accounts/passwords';
import { noMailer } from '../../mail/mailer';
import { createCatalogueCache } from '../catalogue-cache';
import { type CatalogueChange, createCatalogueFeed } from '../catalogue-changes';
import { growCatalogueVersion } from '../name-repository';
import { addVariants } from '../testing/add-variants';

let staffed: StaffedShop;
let shop: StaffedShop['shop'];
let staff: StaffedShop['staff'];

/** Products by title. With tax, their order by price and two of their price ranges differ. */
const prices = {
  Kalam: { ratePaise: 10_000, gstBp: 1_800 },
  Dawat: { ratePaise: 10_500, gstBp: 500 },
  Kaagaz: { ratePaise: 24_000, gstBp: 0 },
  Bahi: { ratePaise: 23_000, discountBp: 0, gstBp: 1_200 },
};

beforeAll(async () => {
  staffed = await openStaffedShop();
  ({ shop, staff } = staffed);
  for (const [title, price] of Object.entries(prices)) await shop.addProduct({ title, ...price });
  const parent = await shop.addProduct({ title: 'Rangoli', ratePaise: 50_000, gstBp: 500 });
  await addVariants(
    shop.database,
    parent,
    [{ name: 'Size', values: ['A4', 'A5'] }],
    [
      { choice: { Size: 'A4' }, ratePaise: 50_000 },
      { choice: { Size: 'A5' }, ratePaise: 51_000 },
    ],
  );
  await shop.database.db
    .updateTable('product')
    .set({ gst_bp: 1_800 })
    .where('public_id', '=', `${parent}-v1`)
    .execute();
  await growCatalogueVersion(shop.database.db);
  await shop.feed.caughtUp();
});
afterAll(() => staffed.close());

async function read<Data>(path: string): Promise<Data> {
  const { status, body } = await shop.newShopper().get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return (body as { data: Data }).data;
}

const list = async (query: string) =>
  (await read<ProductPage>(`/product?fields=card&limit=100&${query}`)).products;
const titles = async (query: string) => (await list(query)).map(({ title }) => title);

async function choose(withTax: boolean): Promise<void> {
  expect(await staff.post('/price-setting', { withTax })).toMatchObject({
    status: 200,
    body: { data: { withTax } },
  });
}

const shownBy = (cards: readonly ProductCard[]) =>
  Object.fromEntries(cards.map(({ title, shownGstRate }) => [title, shownGstRate]));

it('the setting is off by default, and shows each rate while it is on', async () => {
  const paths = [
    '/storefront',
    '/product?fields=card',
    '/product?fields=page&limit=100',
    '/product',
    '/product/search/query?fields=card&q=kalam',
    '/product/facets',
  ];
  const origin = `${shop.origin}/api/v1`;
  const texts = () => Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const off = await texts();
  expect(off.join()).not.toMatch(/shownGstRate|pricesWithTax/);
  expect((await staff.get('/price-setting')).body).toEqual({ data: { withTax: false } });

  await choose(true);
  expect(await read('/storefront')).toEqual({ pricesWithTax: true });
  const expected = { Kalam: 18, Dawat: 5, Kaagaz: 0, Bahi: 12, Rangoli: 5 };
  expect(shownBy(await list(''))).toEqual(expected);
  expect(shownBy((await read<ProductPage>('/product?limit=100')).products)).toEqual(expected);
  expect(shownBy(await read<ProductCard[]>('/product/search/query?fields=card&q=kalam'))).toEqual({
    Kalam: 18,
  });
  expect(await read('/product/lines?ids=product-1')).toMatchObject([{ rate: 100, gstRate: 18 }]);

  await choose(false);
  expect(await texts()).toEqual(off);
  const log = await shop.database.db
    .selectFrom('staff_log')
    .select('action')
    .where('action', '=', 'price-setting-changed')
    .execute();
  expect(log.length).toBeGreaterThanOrEqual(2);
});

it('shows the variant that is cheapest with GST', async () => {
  const group = async () => (await list('')).find(({ title }) => title === 'Rangoli');
  expect(await group()).toMatchObject({ rate: 500, priceFrom: 500 });
  await choose(true);
  expect(await group()).toMatchObject({ rate: 510, priceFrom: 535.5, shownGstRate: 5 });
  const page = await read<Product>(`/product/detail1/${(await group())?.slugProduct}`);
  expect(page.variants?.map(({ shownGstRate }) => shownGstRate)).toEqual([18, 5]);
  await choose(false);
});

it('filters, counts and sorts prices as they are shown', async () => {
  const bands = async () => (await read<ListFacets>('/product/facets')).prices;
  const ascending = ['Kalam', 'Dawat', 'Bahi', 'Kaagaz', 'Rangoli'];
  expect(await titles('sort=price-low-to-high')).toEqual(ascending);
  expect(await titles('prices=100-250&sort=price-low-to-high')).toEqual(['Kalam', 'Dawat', 'Bahi', 'Kaagaz']);
  expect(await bands()).toEqual([
    { value: '100-250', count: 4 },
    { value: '500-1000', count: 1 },
  ]);

  await choose(true);
  const shown = ['Dawat', 'Kalam', 'Kaagaz', 'Bahi', 'Rangoli'];
  expect(await titles('sort=price-low-to-high')).toEqual(shown);
  expect(await titles('sort=price-high-to-low')).toEqual([...shown].reverse());
  expect(await titles('prices=100-250&sort=price-low-to-high')).toEqual(['Dawat', 'Kalam', 'Kaagaz']);
  expect(await bands()).toEqual([
    { value: '100-250', count: 3 },
    { value: '250-500', count: 1 },
    { value: '500-1000', count: 1 },
  ]);
  const [, second] = await list('sort=price-low-to-high');
  expect(await titles(`sort=price-low-to-high&after=${second?.id}`)).toEqual(shown.slice(2));

  await choose(false);
  expect(await titles('sort=price-low-to-high')).toEqual(ascending);
});

it('drops the responses and pages of every shop of a fleet', async () => {
  const database = await shop.database.openAnother();
  const feed = createCatalogueFeed();
  const changes: CatalogueChange[] = [];
  feed.subscribe((change) => changes.push(change));
  const app = buildApi({
    ...{ database, feed, mailer: noMailer, passwords: createPasswords(), isReady: () => true },
    config: readConfig({
      LOG_LEVEL: 'silent',
      ...(testDialect() === 'plain' && { ANSWER_CACHE_SECONDS: '0' }),
    }),
    catalogue: createCatalogueCache(database.db),
    payments: await shop.openSecondInstance(),
  });
  await app.ready();
  const texts = async () =>
    (await app.inject({ url: '/api/v1/storefront' })).body +
    (await app.inject({ url: '/api/v1/product?fields=card' })).body;
  expect(await texts()).not.toMatch(/pricesWithTax|shownGstRate/);
  for (const withTax of [true, false]) {
    changes.splice(0);
    await choose(withTax);
    await feed.caughtUp();
    expect(changes).toContain('catalogue');
    expect(/pricesWithTax.*shownGstRate/s.test(await texts())).toBe(withTax);
  }
  await app.close();
});

it('the setting is changed only by staff who may edit it', async () => {
  const viewer = await staffed.office.newStaff('viewer');
  expect((await viewer.get('/price-setting')).status).toBe(200);
  expect((await viewer.post('/price-setting', { withTax: true })).status).toBe(403);
  expect((await staff.post('/price-setting', {})).status).toBe(400);
});
