import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product, ProductCard, ProductPage } from '@shop/contracts';
import { generateProducts } from '../../../testing/generate-products';
import { startTestApi, type TestApi } from '../../../testing/test-api';
import { START_MS } from '../../../testing/test-database';
import { wordForms } from './words';

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

const slugs = (products: readonly ProductCard[]) => products.map(({ slugProduct }) => slugProduct);

describe('GET /product/search/query', () => {
  const found = async (text: string, rest = '') =>
    slugs(await read<ProductCard[]>(`/product/search/query?q=${encodeURIComponent(text)}${rest}`));

  it.each([
    ['barsaat', ['tape-last', 'tape-rain']],
    ['  TAPE ', ['tape-last', 'tape-plain', 'tape-rain', 'tape-sold-out']],
    ['wt-0042', ['tape-rain']],
    ['बही', ['khata']],
    ['100%', ['tape-last']],
    ['& mist', ['tape-rain']],
    ['barsat', ['tape-last', 'tape-rain']],
    ['zzzzqq', []],
    ['%', ['tape-last']],
    ['_', []],
    ["'); --", []],
    ['\\', []],
  ])('finds %s', async (text, expected) => {
    expect((await found(text)).sort()).toEqual(expected);
  });

  it.each([
    ['stamp', 'stamps'],
    ['tape', 'tapes'],
    ['washi mist', 'washis mists'],
    ['tape', 'ＴＡＰＥ'],
    ['tape', 'ta\u200bpe'],
  ])('finds the same for %j and %j', async (text, other) => {
    const all = await found(text);
    expect(all.length).toBeGreaterThan(0);
    expect(await found(other)).toEqual(all);
  });

  it.each([
    ['Caf\u00e9', 'CAFE\u0301'],
    ['ﬁne ＴＩＮ', 'fine tin'],
    ['ब\u0921\u093cा', 'ब\u095cा'],
    ['Brass Knives', 'brass knife'],
  ])('finds the title %j by %j', async (title, text) => {
    const rename = (to: string) =>
      api.database.db.updateTable('product').set({ title: to }).where('slug', '=', 'stamp-7').execute();
    await rename(title);
    expect(await found(text)).toEqual(['stamp-7']);
    await rename('Stamp 7');
  });

  it.each([
    ['brasaat', ['tape-rain', 'tape-last']],
    ['wshai', ['tape-rain', 'tape-last', 'tape-plain']],
    ['washimist', ['tape-rain']],
    ['indigo', ['tape-rain']],
    ['15 mm washi', ['tape-rain']],
    ['washi zzzzqq', ['tape-rain', 'tape-last', 'tape-plain']],
    ['no such thing at all, tape', []],
    ['लेजर', []],
  ])('finds %j with typing errors, colours and sizes', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('lists titles that begin with the text first', async () => {
    expect((await found('last'))[0]).toBe('tape-last');
  });

  it('returns nothing for blank text, and every product without text', async () => {
    expect(await found('   ')).toEqual([]);
    const every = await read<Product[]>('/product/search/query');
    expect(every).toHaveLength(30);
    expect(every[0]).toHaveProperty('description');
  });

  it(
    'lists every product of a shop that has more than one page of them',
    async () => {
      const larger = await startTestApi();
      try {
        await generateProducts(larger.database, 150, () => undefined);
        const { body } = await larger.get('/product/search/query?fields=card');
        expect((body as { data: ProductCard[] }).data).toHaveLength(180);
      } finally {
        await larger.close();
      }
    },
    START_MS,
  );

  it('returns at most the requested number of products', async () => {
    expect(await found('stamp')).toHaveLength(16);
    expect(await found('stamp', '&limit=3')).toHaveLength(3);
  });

  it('refuses a text longer than any title', async () => {
    expect(await api.get(`/product/search/query?q=${'x'.repeat(201)}`)).toMatchObject({
      status: 400,
      body: { message: 'Q must not be longer than 200 characters' },
    });
  });
});

describe('GET /product/search', () => {
  const found = (query: string) => read<ProductPage>(`/product/search?fields=card&${query}`);

  it('pages the results of a text, and returns their number', async () => {
    const first = await found('q=stamp&limit=10');
    expect(first).toMatchObject({ page: 1, total: 25, totalPages: 3 });
    const last = await found('q=stamp&limit=10&page=3');
    expect([first.products.length, last.products.length]).toEqual([10, 5]);
    expect(slugs(last.products)).not.toEqual(expect.arrayContaining(slugs(first.products)));
  });

  it('sorts by relevance by default', async () => {
    const best = await read<ProductCard[]>('/product/search/query?q=tape');
    expect(slugs((await found('q=tape')).products)).toEqual(slugs(best));
    expect(slugs((await found('q=tape&sort=price-low-to-high')).products)).toEqual([
      'tape-plain',
      'tape-sold-out',
      'tape-rain',
      'tape-last',
    ]);
  });

  it('applies the filters of listings', async () => {
    expect(slugs((await found('q=tape&availability=out-of-stock')).products)).toEqual(['tape-sold-out']);
    expect(slugs((await found('q=tape&category=pet-material')).products)).toEqual(['tape-sold-out']);
    expect(await found('q=tape&category=sticker-book')).toMatchObject({ total: 0, totalPages: 1 });
  });

  it.each([
    ['cotton tape', { total: 1, match: 'all-words', corrected: null }],
    ['coton tpae', { total: 1, match: 'all-words', corrected: 'cotton tape' }],
    ['cotton tape blue', { total: 2, match: 'some-words', corrected: null }],
    ['sold tape blue washi', { total: 1, match: 'some-words', corrected: null }],
    ['plain stamp', { total: 26, match: 'some-words', corrected: null }],
    ['zzzzqq', { total: 0, match: 'some-words', corrected: null }],
  ])('reports how %j was matched', async (text, matched) => {
    expect(await found(`q=${encodeURIComponent(text)}`)).toMatchObject(matched);
  });

  it('counts texts without a result', async () => {
    await found('q=Typewriter%20ribbon');
    await found('q=typewriter%20ribbon&limit=10');
    const rows = await api.database.db.selectFrom('search_miss').select(['text', 'count']).execute();
    expect(rows).toContainEqual({ text: 'typewriter ribbon', count: 2 });
    expect(rows.map(({ text }) => text)).not.toContain('stamp');
  });

  it('finds nothing for blank text', async () => {
    expect(await found('q=%20')).toEqual({
      products: [],
      total: 0,
      totalPages: 1,
      page: 1,
      match: 'all-words',
      corrected: null,
    });
  });

  it.each([
    ['limit=10', 400, 'Q is required', 'q'],
    ['q=stamp&limit=10&page=4', 404, 'There is no page 4; the last one is 3.', null],
    ['q=stamp&sort=random', 400, 'Sort must be one of', 'sort'],
    [`q=${'x'.repeat(201)}`, 400, 'Q must not be longer than 200 characters', 'q'],
  ])('refuses ?%s with %i', async (query, status, message, field) => {
    const response = await api.get(`/product/search?${query}`);
    expect(response.body).toEqual({
      status,
      message: expect.stringContaining(message),
      ...(field && { field }),
    });
    expect(response.status).toBe(status);
  });
});

it.each([
  ['sticker', 'stickers', ['sticker']],
  ['tape', 'tapes', ['tape']],
  ['box', 'boxes', ['box']],
  ['brush', 'brushes', ['brush']],
  ['pen', 'pens', ['pen']],
  ['diary', 'diaries', ['diaries', 'diary']],
  ['knife', 'knives', ['knife', 'knives']],
])('searches %s and %s as %j', (singular, plural, forms) => {
  expect([...wordForms(singular)].sort()).toEqual(forms);
  expect([...wordForms(plural)].sort()).toEqual(forms);
});

it.each(['washi', 'glass', 'wt-0042', '15', 'as', 'टेप'])('searches %s unchanged', (word) => {
  expect(wordForms(word)).toContain(word);
  expect(wordForms(word).every((form) => form.startsWith(word) || word.startsWith(form))).toBe(true);
});
