import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import { loadSeedData } from '../modules/seed/seed-data';
import { seedWhenEmpty } from '../modules/seed/seed-when-empty';
import type { Database } from '../platform/db/database';
import { samplesFolder } from '../testing/test-home';
import { openTestDatabase, START_MS } from '../testing/test-database';
import { up } from './0110-product-pictures';

const OLD = { url: '/media/washi-indigo', width: 1200, height: 1200 };
const OLDEST = { ...OLD, url: '/media/washi-leaf.svg?v=01234567' };
const ELSEWHERE = { ...OLD, url: 'https://pictures.example/tape.jpg' };

const load = () => loadSeedData(samplesFolder);
const [first, second, third] = load().products;
if (!first || !second || !third) throw new Error('no products');

let database: Database;

/** Migrations use an untyped database: its tables differ from the current ones. */
const migrate = () => up(database.db as unknown as Kysely<unknown>);

const setPhotos = (slug: string, photos: readonly (typeof OLD)[]) =>
  database.db
    .updateTable('product')
    .set({ photos: JSON.stringify(photos) })
    .where('slug', '=', slug)
    .execute();

async function addresses(slug: string): Promise<readonly string[]> {
  const { photos } = await database.db
    .selectFrom('product')
    .select('photos')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return photos.map(({ url }) => url);
}

beforeAll(async () => {
  database = await openTestDatabase();
  await seedWhenEmpty(database, load);
}, START_MS);

afterAll(() => database.close());

it('gives products of the seed their pictures', async () => {
  await setPhotos(first.slug, [OLD]);
  await setPhotos(second.slug, [OLDEST, OLD]);
  await migrate();
  for (const { slug, pictures } of [first, second])
    expect(await addresses(slug)).toEqual(pictures.map((id) => `/media/${id}`));
});

it('keeps external photos', async () => {
  await setPhotos(third.slug, [OLD, ELSEWHERE]);
  await migrate();
  expect(await addresses(third.slug)).toEqual([OLD.url, ELSEWHERE.url]);
});
