import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import { samplesFolder } from '../../testing/test-home';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { loadSeedData } from './seed-data';
import { seedWhenEmpty } from './seed-when-empty';

const load = () => loadSeedData(samplesFolder);

let database: Database;
/** The results of three concurrent calls. */
let seeded: readonly unknown[];

beforeAll(async () => {
  database = await openTestDatabase();
  seeded = await Promise.all([
    seedWhenEmpty(database, load),
    seedWhenEmpty(database, load),
    seedWhenEmpty(database, load),
  ]);
}, START_MS);

afterAll(() => database.close());

it(
  'rolls back when the seed is inconsistent',
  async () => {
    const empty = await openTestDatabase();
    const broken = () => ({ ...load(), media: {} });
    await expect(seedWhenEmpty(empty, broken)).rejects.toThrow('The seed has no picture');
    expect(await empty.db.selectFrom('category').select('id').execute()).toEqual([]);
    await empty.close();
  },
  START_MS,
);

it('fills a new shop with the whole seed, once', async () => {
  expect(seeded.filter(Boolean)).toHaveLength(1);
  const { rows } = await sql<{ products: number; slugs: number; ids: number }>`
    select count(*) as products, count(distinct slug) as slugs, count(distinct public_id) as ids from product
    where parent_id is null
  `.execute(database.db);
  const { length } = load().products;
  expect(rows).toEqual([{ products: length, slugs: length, ids: length }]);
});

it('charges the shipping price of its texts', async () => {
  const rule = await database.db.selectFrom('shipping_rule').selectAll().execute();
  expect(rule).toEqual([{ id: 1, free_from_paise: 5_000, price_paise: 4_000 }]);
});

it('starts the stock ledger with the initial stock', async () => {
  const { rows } = await sql`
    select slug from product
    left join (select product_id, sum(stock_delta) as journal from stock_movement group by product_id) as movement
      on movement.product_id = product.id
    where coalesce(journal, 0) <> stock`.execute(database.db);
  expect(rows).toEqual([]);
});

it('does not store active markup', async () => {
  const { rows } = await sql`
    select slug from product where description || faq || contact ~* '<(script|style|iframe|object)|\\son\\w+=|javascript:'
  `.execute(database.db);
  expect(rows).toEqual([]);
});
