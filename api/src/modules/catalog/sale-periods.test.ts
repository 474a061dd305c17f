import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ListFacets, Product, ProductCard, ProductPage } from '@shop/contracts';
import { buildApi } from '../../app';
import { readConfig } from '../../config';
import { testDialect } from '../../testing/test-home';
import { START_MS } from '../../testing/test-database';
import { createPasswords } from '../accounts/passwords';
import { noMailer } from '../mail/mailer';
import { openOrderShop, type OrderShop } from '../orders/testing/order-shop';
import { createCatalogueCache } from './catalogue-cache';
import { type CatalogueChange, createCatalogueFeed } from './catalogue-changes';
import { growCatalogueVersion } from './name-repository';
import { addVariants } from './testing/add-variants';

let shop: OrderShop;
/** The start and end of a sale, on whole hours after the test's start. */
let from: Date;
let until: Date;

const HOUR = 60 * 60_000;
const later = (hours: number) => new Date(Math.ceil(shop.clock.now().getTime() / HOUR + hours) * HOUR);

beforeAll(async () => {
  shop = await openOrderShop();
}, START_MS);
beforeEach(() => {
  // Clocks do not go back.
  shop.clock.moveTo(later(1));
  from = later(1);
  until = later(2);
});
afterEach(() => shop.assertNoDrift());
afterAll(() => shop.close());

async function read<Data>(path: string): Promise<Data> {
  const { status, body } = await shop.newShopper().get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return (body as { data: Data }).data;
}

const page = (id: string) => read<Product>(`/product/detail1/${id}`);
const list = async (query: string) => (await read<ProductPage>(`/product?fields=card&${query}`)).products;
const cardOf = async (id: string) => (await list('limit=100')).find((card) => card.id === id);

/** Adds products and notifies the caches, as the office does. */
async function add(...products: Parameters<OrderShop['addProduct']>[0][]): Promise<string[]> {
  const ids: string[] = [];
  for (const product of products) ids.push(await shop.addProduct(product));
  await growCatalogueVersion(shop.database.db);
  await shop.feed.caughtUp();
  return ids;
}

/** Times, each with whether the sale applies then. */
const moments = [
  ['before the start', () => new Date(from.getTime() - 1), false],
  ['at the start', () => from, true],
  ['just before the end', () => new Date(until.getTime() - 1), true],
  ['at the end', () => until, false],
  ['after the end', () => new Date(until.getTime() + HOUR), false],
] as const;

const sale = () => ({ ratePaise: 20_000, discountBp: 2500, discountFrom: from, discountUntil: until });

describe('a product with a sale period', () => {
  it.each(moments)(
    'has the right price %s on its page, on cards, in search results and in the cart',
    async (_when, at, runs) => {
      const [id = ''] = await add({ ...sale(), title: `Almirah ${_when}` });
      // Cached before the change.
      for (const path of ['page', 'card']) await (path === 'page' ? page(id) : cardOf(id));
      shop.clock.moveTo(at());
      const price = { rate: 200, originalPrice: 200, discount: runs ? 25 : 0 };
      expect(await page(id)).toMatchObject(price);
      expect((await page(id)).discountUntil).toBe(runs ? until.toISOString() : undefined);
      expect(await cardOf(id)).toMatchObject(price);
      const found = await read<ProductCard[]>(
        `/product/search/query?fields=card&q=${encodeURIComponent(`Almirah ${_when}`)}`,
      );
      expect(found.find((card) => card.id === id)).toMatchObject(price);
      expect(await read(`/product/lines?ids=${id}`)).toMatchObject([{ rate: 200, discount: runs ? 25 : 0 }]);
    },
  );

  it.each(moments)('is sold at the right price %s', async (_when, at, runs) => {
    const [productId = ''] = await add(sale());
    shop.clock.moveTo(at());
    // With 12% GST.
    const [right, wrong] = runs ? [16_800, 22_400] : [22_400, 16_800];
    const shopper = shop.newShopper();
    const lines = [{ productId, quantity: 1 }];
    expect(await shopper.checkout(lines, wrong)).toMatchObject({ status: 409, body: { amount: right } });
    expect((await shopper.checkout(lines, right)).status).toBe(200);
    const item = await shop.database.db
      .selectFrom('order_item')
      .innerJoin('product', 'product.id', 'order_item.product_id')
      .select(['order_item.rate_paise', 'order_item.discount_bp', 'order_item.unit_paise'])
      .where('product.public_id', '=', productId)
      .executeTakeFirstOrThrow();
    expect(item).toEqual({
      rate_paise: 20_000,
      discount_bp: runs ? 2500 : 0,
      unit_paise: runs ? 15_000 : 20_000,
    });
  });

  it('may have only a start or only an end', async () => {
    const { discountFrom, discountUntil, ...price } = sale();
    const [starts = '', ends = ''] = await add({ ...price, discountFrom }, { ...price, discountUntil });
    const both = async () => [(await page(starts)).discount, (await page(ends)).discount];
    expect(await both()).toEqual([0, 25]);
    shop.clock.moveTo(from);
    expect(await both()).toEqual([25, 25]);
    expect((await page(starts)).discountUntil).toBeUndefined();
    shop.clock.moveTo(until);
    expect(await both()).toEqual([25, 0]);
  });

  it.each([
    ['sort=price-low-to-high', ['steady', 'sale'], ['sale', 'steady']],
    ['sort=price-high-to-low', ['sale', 'steady'], ['steady', 'sale']],
    ['sort=best-value', ['steady', 'sale'], ['sale', 'steady']],
    ['prices=1760-1810', ['steady'], ['sale', 'steady']],
    ['prices=1900-2010', ['sale'], []],
  ])('moves in the list with %s', async (query, before, during) => {
    await shop.database.db.updateTable('product').set({ active: false }).execute();
    const [reduced = '', steady = ''] = await add(
      { ratePaise: 200_000, discountBp: 1100, discountFrom: from, discountUntil: until },
      { ratePaise: 180_000, discountBp: 0 },
    );
    const names = new Map([
      [reduced, 'sale'],
      [steady, 'steady'],
    ]);
    const order = async (rest = '') =>
      (await list(`${query}${rest}`)).map(({ id }) => names.get(id)).filter(Boolean);
    const sorted = (found: unknown[]) => (query.startsWith('sort') ? found : [...found].sort());
    const pages = async () => {
      const all = sorted(await order());
      if (!query.startsWith('sort')) return all;
      const [first] = await list(`${query}&limit=1`);
      // The second page is found by its place in the list.
      const rest = await list(`${query}&limit=1&after=${first?.id}`);
      expect([first, ...rest].map((card) => names.get(card?.id ?? ''))).toEqual(all);
      return all;
    };
    expect(await pages()).toEqual(before);
    shop.clock.moveTo(from);
    expect(await pages()).toEqual(during);
    shop.clock.moveTo(until);
    expect(await pages()).toEqual(before);
  });

  it('is counted in the price range of its price', async () => {
    await shop.database.db.updateTable('product').set({ active: false }).execute();
    await add({ ...sale(), ratePaise: 26_000 });
    const ranges = async () => {
      const { prices } = await read<ListFacets>('/product/facets');
      return prices.flatMap(({ value, count }) => (count > 0 ? [value] : []));
    };
    expect(await ranges()).toEqual(['250-500']);
    shop.clock.moveTo(from);
    expect(await ranges()).toEqual(['100-250']);
    shop.clock.moveTo(until);
    expect(await ranges()).toEqual(['250-500']);
  });
});

describe('a variant with a sale period', () => {
  it('changes the price of its product’s card and place in lists, and its own on the page and at checkout', async () => {
    await shop.database.db.updateTable('product').set({ active: false }).execute();
    const [id = '', other = ''] = await add({ ratePaise: 10_000 }, { ratePaise: 8_500 });
    const [, small = ''] = await addVariants(
      shop.database,
      id,
      [{ name: 'Size', values: ['A4', 'A5'] }],
      [
        { choice: { Size: 'A4' }, ratePaise: 9_000 },
        {
          choice: { Size: 'A5' },
          ...{ ratePaise: 10_000, discountBp: 2000, discountFrom: from, discountUntil: until },
        },
      ],
    );
    await growCatalogueVersion(shop.database.db);
    await shop.feed.caughtUp();
    const state = async () => {
      const [first] = await list('sort=price-low-to-high');
      const { variants = [] } = await page(id);
      const variant = variants.find((one) => one.id === small);
      return {
        first: first?.slugProduct,
        card: (await list('limit=100')).map(({ priceFrom }) => priceFrom).filter(Boolean),
        variant: [variant?.discount, variant?.discountUntil],
        line: await read<{ discount: number }[]>(`/product/lines?ids=${small}`),
      };
    };
    const full = { first: other, card: [90], variant: [0, undefined], line: [{ discount: 0 }] };
    expect(await state()).toMatchObject(full);
    shop.clock.moveTo(from);
    expect(await state()).toMatchObject({
      first: id,
      card: [80],
      variant: [20, until.toISOString()],
      line: [{ discount: 20 }],
    });
    // ₹80 with 12% GST.
    expect(await shop.newShopper().checkout([{ productId: small, quantity: 1 }], 9_000)).toMatchObject({
      status: 200,
    });
    shop.clock.moveTo(until);
    expect(await state()).toMatchObject(full);
  });
});

describe('another shop of the fleet', () => {
  it('drops its responses and pages when the sale begins, and not before', async () => {
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
      catalogue: createCatalogueCache(database.db, () => shop.clock.now().getTime()),
      payments: await shop.openSecondInstance(),
    });
    await app.ready();
    const [id = ''] = await add(sale());
    await feed.caughtUp();
    const discount = async () => {
      const { body } = await app.inject({ url: `/api/v1/product/detail1/${id}` });
      return (JSON.parse(body) as { data: Product }).data.discount;
    };
    expect(await discount()).toBe(0);
    // The feed reads the next price change again after the product was added.
    while (feed.nextPriceChange() === Infinity) await discount();
    expect(feed.nextPriceChange()).toBe(from.getTime());
    changes.splice(0);
    shop.clock.moveTo(new Date(from.getTime() - 1));
    expect([feed.nextPriceChange(), changes]).toEqual([from.getTime(), []]);
    shop.clock.moveTo(from);
    feed.nextPriceChange();
    expect([await discount(), changes]).toEqual([25, ['catalogue']]);
    shop.clock.moveTo(until);
    expect(await discount()).toBe(0);
    await app.close();
  });
});
