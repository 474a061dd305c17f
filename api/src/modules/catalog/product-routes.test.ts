import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product, ProductCard, ProductPage } from '@shop/contracts';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { ProductCard as CardSchema } from './schemas';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
}, START_MS);

afterAll(() => api.close());

async function read<Data>(path: string): Promise<Data> {
  const { status, body } = await api.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return (body as { data: Data }).data;
}

const page = (path: string) => read<ProductPage<Product>>(path);
const slugs = (products: readonly ProductCard[]) => products.map(({ slugProduct }) => slugProduct);
const listed = async (path: string) => slugs((await page(path)).products).sort();

describe('GET /product', () => {
  it('returns ten products a page unless asked otherwise, and every product once', async () => {
    const first = await page('/product');
    expect(first).toMatchObject({ page: 1, total: 30, totalPages: 3 });
    const pages = await Promise.all([1, 2, 3].map((number) => page(`/product?page=${number}`)));
    const all = pages.flatMap(({ products }) => slugs(products));
    expect(pages.map(({ products }) => products.length)).toEqual([10, 10, 10]);
    expect(new Set(all).size).toBe(30);
  });

  it('returns whole products, or cards with fields=card', async () => {
    const [whole] = (await page('/product?limit=1')).products;
    const [card] = (await page('/product?limit=1&fields=card')).products;
    expect(whole).toMatchObject(card ?? {});
    expect(Object.keys(card ?? {}).sort()).toEqual([...CardSchema.required].sort());
    expect(card).not.toHaveProperty('description');
    expect(Object.keys(whole ?? {})).toEqual(
      expect.arrayContaining(['description', 'faq', 'contact', 'photos', 'category', 'brandName', 'theme']),
    );
  });

  it.each([
    ['Price: Low to High', ['tape-plain', 'tape-sold-out', 'tape-rain']],
    ['price-low-to-high', ['tape-plain', 'tape-sold-out', 'tape-rain']],
    ['Cheapest First', ['tape-plain', 'tape-sold-out', 'tape-rain']],
    ['price-high-to-low', ['stamp-24', 'stamp-23', 'stamp-22']],
    ['most-expensive', ['stamp-24', 'stamp-23', 'stamp-22']],
    ['best-value', ['tape-rain', 'tape-plain', 'tape-sold-out']],
  ])('sorts by %s, using the discounted price', async (sort, expected) => {
    expect(slugs((await page(`/product?limit=3&sort=${encodeURIComponent(sort)}`)).products)).toEqual(
      expected,
    );
  });

  it.each([
    ['in-stock', 29],
    ['out-of-stock', 1],
    ['Low Stock', 1],
    ['all-items', 30],
  ])('counts %s', async (availability, total) => {
    expect((await page(`/product?availability=${encodeURIComponent(availability)}`)).total).toBe(total);
  });

  it.each([
    ['pet-material', ['tape-sold-out']],
    ['Washi Material', ['tape-last', 'tape-plain', 'tape-rain']],
    ['tapes', ['tape-last', 'tape-plain', 'tape-rain', 'tape-sold-out']],
    ['art', ['khata']],
    ['sticker-book', []],
  ])('filters by the category or subcategory %s', async (category, expected) => {
    expect(await listed(`/product?category=${encodeURIComponent(category)}`)).toEqual(expected);
  });

  it('combines filters', async () => {
    expect(await listed('/product?category=tapes&availability=in-stock&sort=best-value&limit=2')).toEqual([
      'tape-plain',
      'tape-rain',
    ]);
  });

  it.each([
    ['page=0', 400, 'Page must be at least 1'],
    ['page=-1', 400, 'Page must be at least 1'],
    ['page=1.5', 400, 'Page must be a whole number'],
    ['page=two', 400, 'Page must be a whole number'],
    ['page=', 400, 'Page must be a whole number'],
    ['page=0x10', 400, 'Page must be a whole number'],
    ['page=1&page=2', 400, 'Page must be a whole number'],
    ['page=99999999999999999999', 400, 'Page must be a whole number'],
    ['page=4', 404, 'There is no page 4; the last one is 3.'],
    ['limit=0', 400, 'Limit must be at least 1'],
    ['limit=101', 400, 'Limit must be at most 100'],
    ['sort=random', 400, 'Sort must be one of'],
    ['availability=some', 400, 'Availability must be one of'],
    ['category=weapons', 400, 'Category must be one of'],
    ['fields=all', 400, 'Fields is not valid'],
  ])('refuses ?%s with %i', async (query, status, message) => {
    const response = await api.get(`/product?${query}`);
    const field = status === 400 ? { field: query.split('=')[0] } : {};
    expect(response.body).toEqual({ status, message: expect.stringContaining(message), ...field });
    expect(response.status).toBe(status);
  });
});

describe('collections', () => {
  it.each([
    ['/product/brand/Ding%20Ding', ['tape-rain']],
    ['/product/brand/ding-ding', ['tape-rain']],
    ['/product/brand/DING%20ding', ['tape-rain']],
    ['/product/brand/YIER', []],
    ['/product/theme/monsoon', ['tape-last', 'tape-rain']],
    ['/product/theme/railway', []],
    ['/product/category/tapes/pet-material', ['tape-sold-out']],
    ['/product/category/tapes/PET%20Material', ['tape-sold-out']],
    ['/product/category/tapes/all', ['tape-last', 'tape-plain', 'tape-rain', 'tape-sold-out']],
    ['/product/category/tapes/tapes', ['tape-last', 'tape-plain', 'tape-rain', 'tape-sold-out']],
    ['/product/category/stamps-inkpads/wax-seals', []],
    ['/product/category/art/all', ['khata']],
    ['/product/category/art/art-supplies', ['khata']],
  ])('%s', async (path, expected) => {
    expect(await listed(path)).toEqual(expected);
  });

  it('returns a typical collection on one page, and paginates on request', async () => {
    expect((await page('/product/brand/moodtape')).products).toHaveLength(26);
    expect(await page('/product/brand/moodtape?limit=10&page=3')).toMatchObject({ totalPages: 3, total: 26 });
  });

  it.each([
    ['/product/brand/Nobody', 'There is no brand “Nobody”.'],
    ['/product/theme/space', 'There is no theme “space”.'],
    ['/product/category/toys/all', 'There is no category “toys”.'],
    ['/product/category/tapes/clear-stamps', 'There is no “clear-stamps” in Tapes.'],
  ])('%s returns 404', async (path, message) => {
    expect(await api.get(path)).toMatchObject({ status: 404, body: { status: 404, message } });
  });
});

describe('GET /product/detail1', () => {
  it('returns a product by slug and by id, with all that its page shows', async () => {
    const product = await read<Product>('/product/detail1/tape-rain');
    expect(product).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      _id: product.id,
      title: 'Barsaat Washi & Mist',
      slugProduct: 'tape-rain',
      rate: 150,
      discount: 33,
      originalPrice: 150,
      defaultVariant: '15 mm',
      productCode: 'WT-0042',
      mainPhoto: {
        secure_url: expect.stringMatching(/^\/media\/washi-vermilion-1200\.webp\?v=[0-9a-f]{8}$/),
        width: 1200,
        height: 1200,
        placeholder: expect.stringMatching(/^#[0-9a-f]{6}$/),
        srcset: expect.stringMatching(/washi-vermilion-320\.webp\?v=[0-9a-f]{8} 320w, /),
        avif: expect.stringMatching(/washi-vermilion-320\.avif\?v=[0-9a-f]{8} 320w, /),
      },
      colors: 'Indigo, Marigold',
      stock: 20,
      description: '<p>Rain.</p>',
      faq: '<p>Ask.</p>',
      gstRate: 12,
      hsnCode: null,
      origin: null,
      importer: null,
      mrp: null,
      netQuantity: null,
      contact: '<p>Write.</p>',
      photos: [expect.objectContaining({ secure_url: expect.stringContaining('washi-marigold') })],
      category: { name: 'Tapes', slug: 'tapes' },
      subcategory: { name: 'Washi Material', slug: 'washi-material' },
      brandName: 'Ding Ding',
      theme: { themeName: 'Monsoon', themeSlug: 'monsoon' },
    });
    expect(await read<Product>(`/product/detail1/${product.id}`)).toEqual(product);
  });

  it.each(['TAPE-RAIN', 'Tape Rain', 'wt-0042', 'WT-0042'])('finds the product for %s', async (name) => {
    const found = await read<Product>(`/product/detail1/${encodeURIComponent(name)}`);
    expect(found.slugProduct).toBe('tape-rain');
  });

  it('keeps half percents and paise', async () => {
    expect(await read<Product>('/product/detail1/tape-plain')).toMatchObject({ rate: 49.5, discount: 12.5 });
  });

  it('responds 404 for unknown and withdrawn products', async () => {
    await api.database.db
      .updateTable('product')
      .set({ active: false })
      .where('slug', '=', 'stamp-0')
      .execute();
    for (const id of ['nothing', 'stamp-0', '0', '../../etc/passwd']) {
      expect(await api.get(`/product/detail1/${encodeURIComponent(id)}`)).toMatchObject({
        status: 404,
        body: { status: 404, message: 'This product is not in the shop.' },
      });
    }
    await api.database.db
      .updateTable('product')
      .set({ active: true })
      .where('slug', '=', 'stamp-0')
      .execute();
  });

  it('shows the available stock, without reserved units', async () => {
    await api.database.db.updateTable('product').set({ reserved: 4 }).where('slug', '=', 'khata').execute();
    expect(await read<Product>('/product/detail1/khata')).toMatchObject({ stock: 16 });
  });
});

describe('pagination by product', () => {
  it('continues where a page ended, and returns the number of products', async () => {
    const whole = await page('/product?limit=30&sort=price-high-to-low');
    const first = await page('/product?limit=11&sort=price-high-to-low');
    const last = first.products.at(-1);
    const next = await page(`/product?limit=30&sort=price-high-to-low&after=${last?.id}`);
    expect(slugs([...first.products, ...next.products])).toEqual(slugs(whole.products));
    expect(next.total).toBe(whole.total);
  });

  it('ends with an empty page, and refuses an unknown product', async () => {
    const { products } = await page('/product/brand/moodtape?limit=100');
    const end = await page(`/product/brand/moodtape?after=${products.at(-1)?.id}`);
    expect(end.products).toEqual([]);
    expect(await api.get('/product?after=nothing')).toMatchObject({
      status: 400,
      body: { message: 'After must be the id of a product' },
    });
  });
});

describe('GET /product/cards', () => {
  const cards = (ids: readonly string[]) => read<ProductCard[]>(`/product/cards?ids=${ids.join(',')}`);

  it('returns cards in the order of the ids, without unknown and repeated ones', async () => {
    const { products } = await page('/product?limit=3');
    const [first = '', second = '', third = ''] = products.map(({ _id }) => _id);
    const listedCards = await cards([third, 'unknown', first, third, second]);
    expect(listedCards.map(({ _id }) => _id)).toEqual([third, first, second]);
    expect(Object.keys(listedCards[0] ?? {}).sort()).toEqual([...CardSchema.required].sort());
  });

  it.each([
    [''],
    [','],
    [Array.from({ length: 13 }, (_, index) => `p-${index}`).join(',')],
    ['x'.repeat(501)],
  ])('rejects the ids "%s"', async (ids) => {
    expect((await api.get(`/product/cards?ids=${ids}`)).status).toBe(400);
  });
});
