import { expect, it } from '@jest/globals';
import { judgeSearches, meanOf, searchSlugs } from '../../../testing/judge-searches';
import { openTestDatabase, START_MS } from '../../../testing/test-database';
import { samplesFolder } from '../../../testing/test-home';
import { loadSeedData } from '../../seed/seed-data';
import { seedWhenEmpty } from '../../seed/seed-when-empty';

it(
  'finds what shoppers expect, by English, Hindi and romanised words, codes and mistyped words',
  async () => {
    const data = loadSeedData(samplesFolder);
    const database = await openTestDatabase();
    await seedWhenEmpty(database, () => data);
    const search = searchSlugs(database.db);
    const judgements = await judgeSearches(data, search);
    const none = await search('no such thing at all');
    await database.close();
    expect(none).toEqual([]);
    expect(judgements.length).toBeGreaterThanOrEqual(150);
    expect(meanOf(judgements, 'precision')).toBeGreaterThanOrEqual(0.9);
    expect(meanOf(judgements, 'recall')).toBeGreaterThanOrEqual(0.95);
  },
  START_MS,
);
