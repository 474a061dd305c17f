import { loadSeedData } from '../../seeds/seed-data';
import type { SeedData } from '../../seeds/seed-types';
import { growCatalogueVersion } from '../repositories/catalogue-names';
import type { Database } from './database';
import type { Executor } from './schema';
import { seedCatalogue } from './seed-catalogue';
import { createPhotoOf } from './seed-photos';
import { seedTexts } from './seed-texts';

async function isEmpty(db: Executor): Promise<boolean> {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return product === undefined;
}

/**
 * Fills a new shop: all or nothing, and nothing when it has a catalogue already. Answers whether it did. Several
 * processes may call it at once; the row of the catalogue's version makes them wait for each other.
 */
export async function seedWhenEmpty(
  database: Database,
  load: () => SeedData = loadSeedData,
): Promise<boolean> {
  if (!(await isEmpty(database.db))) return false;
  return database.long.transaction(async (tx) => {
    await growCatalogueVersion(tx);
    if (!(await isEmpty(tx))) return false;
    const data = load();
    const photoOf = createPhotoOf(data.media);
    await seedCatalogue(tx, data, photoOf, new Date());
    await seedTexts(tx, data, photoOf);
    return true;
  });
}
