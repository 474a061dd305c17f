import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product, ProductPage } from '@shop/contracts';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';
import { cardVariant, combinationsOf, pageVariant } from './variant-options';
import { addVariants } from './testing/add-variants';

let api: TestApi;

const colour = { name: 'Colour', values: ['Green', 'Red'] };
const size = { name: 'Size', values: ['A5', 'A6'] };

beforeAll(async () => {
  api = await startTestApi();
  await addVariants(
    api.database,
    'khata',
    [colour, size],
    [
      {
        choice: { Colour: 'Red', Size: 'A5' },
        code: 'BK-0002',
        stock: 2,
        ratePaise: 60_000,
        photo: '/media/red',
      },
      {
        choice: { Colour: 'Green', Size: 'A5' },
        code: 'BK-0001',
        stock: 0,
        ratePaise: 50_000,
        discountBp: 1000,
      },
      { choice: { Colour: 'Green', Size: 'A6' }, stock: 3, ratePaise: 55_000 },
      { choice: { Colour: 'Red', Size: 'A6' }, stock: 9, enabled: false },
    ],
  );
}, START_MS);

afterAll(() => api.close());

async function read<Data>(path: string): Promise<Data> {
  const { status, body } = await api.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return (body as { data: Data }).data;
}

const page = (path: string) => read<ProductPage<Product>>(path);
const slugs = async (path: string) => (await page(path)).products.map(({ slugProduct }) => slugProduct);

describe('lists', () => {
  it('have one card for a product with variants, with the lowest price and the units of all of them', async () => {
    const list = await page('/product?limit=100&fields=card');
    expect(list.total).toBe(30);
    const cards = list.products.filter(({ title }) => title.startsWith('बही'));
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      slugProduct: 'khata',
      productCode: 'BK-0001',
      rate: 500,
      discount: 10,
      priceFrom: 450,
      variantCount: 3,
      stock: 5,
    });
    expect(await page('/product?limit=100')).toMatchObject({ total: 30 });
  });

  it('return full products with fields=page, and continue after products with variants', async () => {
    const { products } = await page('/product?limit=100&fields=page');
    expect(products).toHaveLength(30);
    const at = products.findIndex(({ slugProduct }) => slugProduct === 'khata');
    expect(products[at]).toEqual(await read<Product>('/product/detail1/khata'));
    expect(products[at]?.variants).toHaveLength(3);
    expect(products.filter(({ groupId }) => groupId !== undefined)).toHaveLength(1);
    const after = await slugs(`/product?fields=page&after=${products[at]?.groupId ?? ''}&limit=1`);
    expect(after).toEqual([products[at + 1]?.slugProduct]);
  });

  it('omit variant fields for products without variants', async () => {
    const { products } = await page('/product?limit=100&fields=card');
    const other = products.find(({ slugProduct }) => slugProduct === 'tape-rain');
    expect(Object.keys(other ?? {})).not.toEqual(expect.arrayContaining(['variantCount']));
  });

  it('filter by the availability of any variant, and sort by the lowest price', async () => {
    expect(await slugs('/product?availability=in-stock&limit=100')).toContain('khata');
    expect(await slugs('/product?availability=out-of-stock')).toEqual(['tape-sold-out']);
    expect(await slugs('/product?availability=low-stock&limit=100')).toContain('khata');
    expect((await slugs('/product?sort=price-low-to-high')).slice(0, 5)).toEqual([
      'tape-plain',
      'tape-sold-out',
      'tape-rain',
      'tape-last',
      'khata',
    ]);
  });

  it('continue after the card of a product with variants', async () => {
    const [first, second] = (await page('/product?sort=most-expensive&limit=100')).products.slice(-5);
    expect(first?.slugProduct).toBe('khata');
    const after = await slugs(`/product?sort=most-expensive&after=${first?._id ?? ''}&limit=1`);
    expect(after).toEqual([second?.slugProduct]);
  });
});

describe('search', () => {
  it.each(['BK-0002', 'bk0001', 'khata', 'red', 'ledger a6', 'Ledger Green'])(
    'finds the product once by %s',
    async (text) => {
      const { products } = await page(`/product/search?q=${encodeURIComponent(text)}&fields=card`);
      expect(products.filter(({ slugProduct }) => slugProduct.startsWith('khata'))).toHaveLength(
        text === 'khata' ? products.length : 1,
      );
      expect(products[0]?.slugProduct ?? 'khata').toBe('khata');
    },
  );
});

describe('the page of a product', () => {
  it('shows the first variant in stock, with all options and variants in order', async () => {
    const product = await read<Product>('/product/detail1/khata');
    expect(product).toMatchObject({
      slugProduct: 'khata',
      colors: 'Green / A6',
      defaultVariant: 'Green / A6',
      stock: 3,
      rate: 550,
      description: '<p>A product.</p>',
      options: [colour, size],
    });
    expect(product.variants?.map(({ values, stock }) => [...values, stock])).toEqual([
      ['Green', 'A5', 0],
      ['Green', 'A6', 3],
      ['Red', 'A5', 2],
    ]);
  });

  it.each(['product_', 'khata-v1', 'bk-0002'])('opens with the variant of %s', async (name) => {
    const variants = (await read<Product>('/product/detail1/khata')).variants ?? [];
    const red = variants.find(({ colors }) => colors === 'Red / A5');
    const product = await read<Product>(`/product/detail1/${name === 'product_' ? (red?._id ?? '') : name}`);
    expect(product).toMatchObject({
      ...{ _id: red?._id, slugProduct: 'khata', productCode: 'BK-0002', stock: 2, colors: 'Red / A5' },
      mainPhoto: { secure_url: '/media/red' },
    });
  });

  it('opens for a variant that is no longer on sale', async () => {
    expect(await read<Product>('/product/detail1/khata-v4')).toMatchObject({
      slugProduct: 'khata',
      colors: 'Green / A6',
    });
  });
});

describe('options', () => {
  const offered = (values: string, unitPaise: number, free: number) => {
    const [Colour = '', Size = ''] = values.split(' ');
    return { choice: { Colour, Size }, unitPaise, free };
  };
  const variants = [offered('Red A5', 100, 0), offered('Green A6', 100, 0), offered('Red A6', 120, 4)];

  it('combine to every choice', () => {
    expect(combinationsOf([colour, size]).map((choice) => Object.values(choice).join(' '))).toEqual([
      'Green A5',
      'Green A6',
      'Red A5',
      'Red A6',
    ]);
  });

  it('choose the cheapest and first variant for the card, and one in stock for the page', () => {
    expect(cardVariant([colour, size], variants)).toBe(variants[1]);
    expect(pageVariant([colour, size], variants)).toBe(variants[2]);
    expect(pageVariant([colour, size], variants.slice(0, 2))).toBe(variants[1]);
    expect(cardVariant([colour, size], [])).toBeUndefined();
  });
});
