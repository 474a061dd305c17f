import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ListFacets, Product, ProductCard, ProductPage } from '@shop/contracts';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';

let api: TestApi;

const declared = [
  { slug: 'tape-plain', country_of_origin: 'JP', importer: 'Dak Imports, Mumbai', colors: 'Indigo' },
  { slug: 'tape-rain', country_of_origin: 'IN', mrp_paise: 17_000, net_quantity: '1 N' },
  { slug: 'tape-last', country_of_origin: 'DE', colors: 'Ink' },
  { slug: 'khata', country_of_origin: 'IN' },
];

beforeAll(async () => {
  api = await startTestApi();
  for (const { slug, ...columns } of declared)
    await api.database.db.updateTable('product').set(columns).where('slug', '=', slug).execute();
  await api.database.db
    .updateTable('catalogue_version')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .execute();
}, START_MS);

afterAll(() => api.close());

async function read<Data>(path: string): Promise<Data> {
  const { status, body } = await api.get(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return (body as { data: Data }).data;
}

const page = (query: string, list = '/product') =>
  read<ProductPage>(`${list}?fields=card&limit=100&${query}`);
const slugs = (products: readonly ProductCard[]) => products.map(({ slugProduct }) => slugProduct);
const listed = async (query: string, list?: string) => slugs((await page(query, list)).products).sort();
const facets = (query = '') => read<ListFacets>(`/product/facets?${query}`);
const counts = (values: ListFacets[keyof ListFacets]) =>
  Object.fromEntries(values.map(({ value, count }) => [value, count]));

describe('the facets of a list', () => {
  it('narrow a list: any of the values of a facet, and every facet', async () => {
    expect(await listed('origins=JP')).toEqual(['tape-plain']);
    expect(await listed('origins=jp,DE')).toEqual(['tape-last', 'tape-plain']);
    expect(await listed('colors=Indigo,Ink')).toEqual(['tape-last', 'tape-plain', 'tape-rain']);
    expect(await listed('colors=Indigo&brands=ding-ding')).toEqual(['tape-rain']);
    expect(await listed('brands=ding-ding&themes=monsoon&categories=tapes')).toEqual(['tape-rain']);
    expect(await listed('prices=0-50,250-500')).toEqual(['tape-last', 'tape-plain']);
    expect(await listed('prices=500-&categories=art')).toEqual(['khata']);
    expect(await listed('origins=IN', '/product/theme/monsoon')).toEqual(['tape-rain']);
    expect(await listed('q=tape&origins=DE,JP', '/product/search')).toEqual(['tape-last', 'tape-plain']);
    expect(await listed('brands=nobody')).toEqual([]);
    expect(await listed('colors=Ind')).toEqual([]);
  });

  it('sort by the name of the country, products without one last', async () => {
    const { products, total, hasOrigins } = await page('sort=country-of-origin');
    expect(slugs(products).slice(0, 4)).toEqual(['tape-last', 'tape-rain', 'khata', 'tape-plain']);
    expect([total, products.length, hasOrigins]).toEqual([30, 30, true]);
    expect(slugs((await page('q=tape&sort=country-of-origin', '/product/search')).products)).toEqual([
      'tape-last',
      'tape-rain',
      'tape-plain',
      'tape-sold-out',
    ]);
  });

  it('continue after a product in the order of origins', async () => {
    const whole = (await page('sort=country-of-origin')).products;
    for (const start of [1, 3, 4, 20]) {
      const after = whole[start]?.id ?? '';
      const { products } = await page(`sort=country-of-origin&after=${after}`);
      expect(slugs(products)).toEqual(slugs(whole.slice(start + 1)));
    }
  });

  it('are counted, with names, in the order in which they are shown', async () => {
    const { origins, colors, prices, availability, themes, brands } = await facets();
    expect(origins).toEqual([
      { value: 'DE', name: 'Germany', count: 1 },
      { value: 'IN', name: 'India', count: 2 },
      { value: 'JP', name: 'Japan', count: 1 },
    ]);
    expect(colors).toEqual([
      { value: 'Indigo', count: 2 },
      { value: 'Ink', count: 1 },
      { value: 'Marigold', count: 1 },
    ]);
    expect(counts(prices)).toEqual({
      '0-100': 2,
      '100-250': 1,
      '250-500': 1,
      '500-1000': 1,
      '1000-2500': 25,
    });
    expect(availability).toEqual([
      { value: 'in-stock', count: 29 },
      { value: 'out-of-stock', count: 1 },
      { value: 'low-stock', count: 1 },
    ]);
    expect(counts(themes)).toEqual({ monsoon: 2 });
    expect(counts(brands)).toEqual({ moodtape: 26, 'ding-ding': 1 });
  });

  it('are each counted with all other filters applied', async () => {
    const chosen = 'origins=IN,JP&categories=tapes&availability=in-stock';
    const found = await facets(chosen);
    expect(counts(found.origins)).toEqual({ DE: 1, IN: 1, JP: 1 });
    expect(counts(found.categories)).toEqual({ tapes: 2, art: 1 });
    for (const name of ['brands', 'themes', 'colors', 'prices'] as const) {
      for (const { value, count } of found[name])
        expect([
          name,
          value,
          (await listed(`${chosen}&${name}=${encodeURIComponent(value)}`)).length,
        ]).toEqual([name, value, count]);
    }
    expect(counts(found.availability)).toEqual({ 'in-stock': 2, 'out-of-stock': 0, 'low-stock': 0 });
  });

  it('are those of a collection or a search', async () => {
    expect(counts((await facets('ofTheme=monsoon')).origins)).toEqual({ IN: 1, DE: 1 });
    expect(counts((await facets('ofBrand=MOODTAPE')).origins)).toEqual({ JP: 1 });
    expect(counts((await facets('inCategory=art')).origins)).toEqual({ IN: 1 });
    const tapes = 'inCategory=tapes&inSubcategory=washi-material&category=all-categories';
    expect(counts((await facets(tapes)).origins)).toEqual({ IN: 1, DE: 1, JP: 1 });
    expect(counts((await facets('q=tape')).origins)).toEqual({ IN: 1, DE: 1, JP: 1 });
    expect(counts((await facets('q=tape&origins=JP')).brands)).toEqual({ moodtape: 1 });
    expect((await facets('q=zzzzqq')).brands).toEqual([]);
  });

  it('keep chosen values that match nothing', async () => {
    const { origins, brands, colors } = await facets('origins=FR&brands=ding-ding&colors=Ultramarine');
    expect(origins.find(({ value }) => value === 'FR')).toEqual({ value: 'FR', name: 'France', count: 0 });
    expect(counts(brands)).toMatchObject({ 'ding-ding': 0 });
    expect(counts(colors)).toMatchObject({ Ultramarine: 0 });
  });

  it.each([
    ['/product?origins=India', 'origins'],
    ['/product?prices=cheap', 'prices'],
    ['/product/facets?prices=10', 'prices'],
    ['/product/facets?sort=&availability=some', 'availability'],
  ])('reject %s', async (path, field) => {
    const { status, body } = await api.get(path);
    expect([status, body]).toEqual([400, expect.objectContaining({ field })]);
  });

  it('return an error for a list that does not exist', async () => {
    expect((await api.get('/product/facets?ofBrand=Nobody')).status).toBe(404);
    expect((await api.get('/product/facets?ofBrand=MOODTAPE&q=tape')).status).toBe(400);
  });
});

it('returns a product’s declarations only on its page', async () => {
  const product = (slug: string) => read<Product>(`/product/detail1/${slug}`);
  expect(await product('tape-plain')).toMatchObject({
    origin: { code: 'JP', name: 'Japan' },
    importer: 'Dak Imports, Mumbai',
    mrp: null,
    netQuantity: null,
  });
  expect(await product('tape-rain')).toMatchObject({ mrp: 170, netQuantity: '1 N', importer: null });
  expect((await product('stamp-1')).origin).toBeNull();
  expect((await page('')).products[0]).not.toHaveProperty('origin');
});
