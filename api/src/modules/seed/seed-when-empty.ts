import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { growCatalogueVersion } from '../catalog';
import { pictureAddress, type ShopPicture, type StoredPhoto } from '../media';
import { seedCatalogue } from './seed-catalogue';
import { type SeedOptions, seedOptions } from './seed-options';
import type { SeedData } from './seed-schemas';
import { seedTexts } from './seed-texts';

/** Converts picture ids to photos to store: they name the picture rather than its files, which may change. */
function createPhotoOf(media: Readonly<Record<string, ShopPicture>>) {
  return (picture: string): StoredPhoto => {
    const entry = media[picture];
    if (!entry) throw new Error(`The seed has no picture ${picture}.`);
    return { url: pictureAddress(picture), width: entry.width, height: entry.height };
  };
}

async function seedShipping(db: Executor, { shipping }: Pick<SeedData, 'shipping'>): Promise<void> {
  if (!shipping) return;
  const { freeFromPaise, pricePaise } = shipping;
  await db
    .insertInto('shipping_rule')
    .values({ free_from_paise: freeFromPaise, price_paise: pricePaise })
    .execute();
}

async function isEmpty(db: Executor): Promise<boolean> {
  const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst();
  return product === undefined;
}

/**
 * Seeds a new shop in one transaction; does nothing if it has a catalogue. Returns whether it seeded. Several processes may call
 * it at once: they serialise on the row of the catalogue's version.
 */
export async function seedWhenEmpty(
  database: Database,
  load: () => SeedData,
  options?: { readonly load: () => SeedOptions; readonly hasGstin: boolean },
): Promise<boolean> {
  if (!(await isEmpty(database.db))) return false;
  return database.long.transaction(async (tx) => {
    await growCatalogueVersion(tx);
    if (!(await isEmpty(tx))) return false;
    const data = load();
    const photoOf = createPhotoOf(data.media);
    const now = new Date();
    await seedCatalogue(tx, data, photoOf, now);
    await seedTexts(tx, data, photoOf);
    await seedShipping(tx, data);
    if (options) await seedOptions(tx, options.load(), { hasGstin: options.hasGstin, now });
    return true;
  });
}
