import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateProducts } from '../../testing/generate-products';
import type { Database } from '../../platform/db/database';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { createCatalogueCache } from './catalogue-cache';
import { listProductIds, type ListQuery } from './list-repository';
import { searchProducts } from './search/search-products';
import { createSearchWords } from './search/vocabulary';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ kind: 'small-shop' });
  await generateProducts(database, 5_200, () => undefined);
}, START_MS);

afterAll(() => database.close());

it.each<ListQuery>([
  { availability: 'all', order: 'newest' },
  { availability: 'in', order: 'best-value' },
  { availability: 'all', order: 'price-down', withTax: true },
])('%j: a separately read beginning matches the whole list', async (query) => {
  const whole = await listProductIds(database.db, query, new Date());
  expect(whole.length).toBeGreaterThan(5_000);
  const catalogue = createCatalogueCache(database.db);
  for (const offset of [0, 384, 390, whole.length - 3]) {
    expect(await catalogue.part(query, offset, 16)).toEqual({
      ids: whole.slice(offset, offset + 16),
      total: whole.length,
    });
  }
});

it('searches a large catalogue by the beginning of a title, a part of it, its words and its code', async () => {
  const { db } = database;
  const catalogue = createCatalogueCache(db);
  const titles = async (text: string, limit = 3) => {
    const { ids } = await searchProducts({ db, searchWords: createSearchWords(db, catalogue) }, text, limit);
    const rows = await db
      .selectFrom('product')
      .select(['id', 'title'])
      .where('id', 'in', [...ids])
      .execute();
    return ids.map((id) => rows.find((row) => row.id === id)?.title);
  };
  const { title } = await db
    .selectFrom('product')
    .select('title')
    .where('code', '=', 'GEN-00004321')
    .executeTakeFirstOrThrow();
  expect(await titles(title.slice(0, -1))).toContain(title);
  expect(await titles('No. 4321')).toEqual([title]);
  expect(await titles(`4321 no ${title.split(' ')[0]}`)).toEqual([title]);
  expect(await titles('gen-00004321')).toEqual([title]);
  for (const found of await titles('leterpres')) expect(found).toMatch(/^Letterpress/);
  // More results than the newest products contain.
  const many = await titles('leterpres', 200);
  expect(many).toHaveLength(200);
  for (const found of many) expect(found).toMatch(/^Letterpress/);
});
