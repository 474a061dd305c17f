import { expect, it } from '@jest/globals';
import { judgeSearches, meanOf } from '../../../testing/judge-searches';
import { openTestDatabase, START_MS } from '../../../testing/test-database';
import { samplesFolder } from '../../../testing/test-home';
import { loadSeedData } from '../../seed/seed-data';
import { seedWhenEmpty } from '../../seed/seed-when-empty';
import { createCatalogueCache } from '../catalogue-cache';
import { searchProducts } from './search-products';
import { createSearchWords } from './vocabulary';

it(
  'finds what shoppers expect, by English, Hindi and romanised words, codes and mistyped words',
  async () => {
    const data = loadSeedData(samplesFolder);
    const database = await openTestDatabase();
    await seedWhenEmpty(database, () => data);
    const { db } = database;
    const searchWords = createSearchWords(db, createCatalogueCache(db));
    const judgements = await judgeSearches(data, async (query) => {
      const { ids } = await searchProducts({ db, searchWords }, query, 20);
      const rows = await db
        .selectFrom('product')
        .select(['id', 'slug'])
        .where('id', 'in', [0, ...ids])
        .execute();
      return ids.map((id) => rows.find((row) => row.id === id)?.slug ?? '');
    });
    const none = await searchProducts({ db, searchWords }, 'no such thing at all', 20);
    await database.close();
    expect(none.ids).toEqual([]);
    expect(judgements.length).toBeGreaterThanOrEqual(150);
    expect(meanOf(judgements, 'precision')).toBeGreaterThanOrEqual(0.9);
    expect(meanOf(judgements, 'recall')).toBeGreaterThanOrEqual(0.95);
  },
  START_MS,
);
