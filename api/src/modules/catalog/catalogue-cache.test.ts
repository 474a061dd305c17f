import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Database } from '../../platform/db/database';
import { smallShop } from '../../testing/small-shop';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { seedWhenEmpty } from '../seed/seed-when-empty';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache';
import type { ListQuery } from './list-repository';
import { growCatalogueVersion } from './name-repository';

let database: Database;
let catalogue: CatalogueCache;
let now = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedWhenEmpty(database, () => smallShop);
}, START_MS);

beforeEach(() => {
  catalogue = createCatalogueCache(database.db, () => now);
});

afterAll(() => database.close());

const everything = { availability: 'all', order: 'newest' } as const;

async function withdraw(slug: string): Promise<void> {
  await database.db.updateTable('product').set({ active: false }).where('slug', '=', slug).execute();
}

describe('createCatalogueCache', () => {
  const ids = async (query: ListQuery) => (await catalogue.part(query, 0, 100)).ids;

  it('caches a list until the catalogue has a new version, which it notices within two seconds', async () => {
    const { length } = await ids(everything);
    await withdraw('stamp-0');
    await growCatalogueVersion(database.db);
    expect(await ids(everything)).toHaveLength(length);
    now += 2000;
    expect(await ids(everything)).toHaveLength(length - 1);
  });

  it('keeps the same list for the same version, unless it is dropped', async () => {
    const list = await ids(everything);
    await withdraw('stamp-2');
    now += 10_000;
    expect(await ids(everything)).toEqual(list);
    catalogue.drop();
    expect(await ids(everything)).toHaveLength(list.length - 1);
  });

  it('reads lists by availability each time', async () => {
    const query = { ...everything, availability: 'in' } as const;
    const before = (await ids(query)).length;
    await withdraw('stamp-1');
    expect(await ids(query)).toHaveLength(before - 1);
  });

  it('tries again after a failure', async () => {
    const broken = { ...everything, categoryId: 'x' as unknown as number };
    await expect(ids(broken)).rejects.toThrow();
    await expect(ids(everything)).resolves.toBeDefined();
  });
});
