import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Kysely } from 'kysely';
import { loadSeedData } from '../modules/seed/seed-data';
import { seedWhenEmpty } from '../modules/seed/seed-when-empty';
import type { Database } from '../platform/db/database';
import { samplesFolder } from '../testing/test-home';
import { openTestDatabase, START_MS } from '../testing/test-database';
import { up } from './0161-sample-variants';
import { samples } from './0161-samples';

let database: Database;

const rowOf = (slug: string) =>
  database.db.selectFrom('product').selectAll().where('slug', '=', slug).executeTakeFirstOrThrow();

const variantsOf = async (slug: string) =>
  database.db
    .selectFrom('product')
    .select(['slug', 'code', 'colors', 'stock', 'rate_paise', 'photos', 'choice', 'active'])
    .where('parent_id', '=', (await rowOf(slug)).id)
    .orderBy('id')
    .execute();

const ledgerOf = async (slug: string) => {
  const rows = await database.db
    .selectFrom('stock_movement')
    .innerJoin('product', 'product.id', 'stock_movement.product_id')
    .select('stock_delta')
    .where('product.slug', '=', slug)
    .execute();
  return rows.reduce((sum, { stock_delta: delta }) => sum + delta, 0);
};

const PEN = 'postal-blue-fountain-pen';
const SEAL = 'brass-wax-seal-lotus';
const JOURNAL = 'leather-wrap-journal-mussoorie';

beforeAll(async () => {
  database = await openTestDatabase();
  await seedWhenEmpty(database, () => ({ ...loadSeedData(samplesFolder), variants: [] }));
  const { db } = database;
  await db.updateTable('product').set({ reserved: 3 }).where('slug', '=', PEN).execute();
  await db.updateTable('product').set({ colors: 'Green, Red' }).where('slug', '=', SEAL).execute();
  await up(db as unknown as Kysely<unknown>);
}, START_MS);

afterAll(() => database.close());

it('gives sample products variants with their own code, stock and photo', async () => {
  expect(await variantsOf(PEN)).toEqual([
    expect.objectContaining({
      ...{ slug: `${PEN}-indigo-fine`, code: 'FP-0042-IN-FI', colors: 'Indigo / Fine', stock: 9 },
      choice: { Colour: 'Indigo', Nib: 'Fine' },
    }),
    expect.objectContaining({ colors: 'Indigo / Medium', stock: 9 }),
    expect.objectContaining({ colors: 'Vermilion / Fine', stock: 9 }),
    expect.objectContaining({ colors: 'Vermilion / Medium', stock: 9 }),
    expect.objectContaining({ colors: 'Leaf / Fine', stock: 9 }),
  ]);
  const [, , vermilion] = await variantsOf(PEN);
  expect(vermilion?.photos.map(({ url }) => url)).toEqual(
    [2, 4, 5].map((number) => `/media/${PEN}-${number}`),
  );
});

it('leaves held units with the product, and accounts for every unit', async () => {
  expect(await rowOf(PEN)).toMatchObject({ stock: 3, reserved: 3 });
  expect(await ledgerOf(PEN)).toBe(3);
  expect(await ledgerOf(`${PEN}-leaf-fine`)).toBe(9);
});

it('sorts a product by its lowest price', async () => {
  expect((await variantsOf(JOURNAL)).map(({ rate_paise: rate }) => rate)).toEqual([115_000, 125_000]);
  expect(await rowOf(JOURNAL)).toMatchObject({ rate_paise: 115_000 });
});

it('keeps a product whose colours were edited, and changes nothing when it runs again', async () => {
  expect(await variantsOf(SEAL)).toEqual([]);
  await up(database.db as unknown as Kysely<unknown>);
  expect(await variantsOf(PEN)).toHaveLength(5);
});

it('names the same variants as the sample data', () => {
  const ofData = (loadSeedData(samplesFolder).variants ?? []).map(({ product, options, variants }) => ({
    ...{ slug: product, options },
    variants: variants.map(({ values, code, pictures }) => [values, code, pictures[0]]),
  }));
  expect(
    samples.map(({ slug, options, variants }) => ({
      ...{ slug, options },
      variants: variants.map(({ values, code, picture }) => [values, code, picture]),
    })),
  ).toEqual(ofData);
});
