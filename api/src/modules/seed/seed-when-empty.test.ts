import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database';
import { samplesFolder } from '../../testing/test-home';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { readShopDelivery } from '../delivery/shop-delivery';
import { loadSeedData } from './seed-data';
import { readNotices } from '../consent';
import { loadSeedOptions } from './seed-options';
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

it('charges the shipping price that its texts mention', async () => {
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

it.each([true, false])(
  'turns on the options of the samples in a new shop (with a GSTIN: %s)',
  async (hasGstin) => {
    const shop = await openTestDatabase();
    await seedWhenEmpty(shop, load, { load: () => loadSeedOptions(samplesFolder), hasGstin });
    expect(await readShopDelivery(shop.db)).toEqual({ checksPins: true, allStates: true, shippingBy: 'pin' });
    expect(await shop.db.selectFrom('price_setting').select('with_tax').execute()).toEqual([
      { with_tax: true },
    ]);
    const business = await shop.db.selectFrom('business_setting').select('offers_gstin').execute();
    expect(business).toEqual([{ offers_gstin: hasGstin }]);
    expect(await readNotices(shop.db)).toMatchObject({ optional: [{ id: 'offers' }] });
    const cash = await shop.db.selectFrom('cod_setting').select(['offered', 'fee_paise']).execute();
    expect(cash).toEqual([{ offered: true, fee_paise: 2_500 }]);
    const coupons = await shop.db.selectFrom('coupon').select(['code', 'active']).orderBy('id').execute();
    expect(coupons).toEqual([
      { code: 'MONSOON', active: true },
      { code: 'WELCOME', active: true },
      { code: 'DAAKGHAR', active: true },
    ]);
    const bar = await shop.db
      .selectFrom('page_section')
      .select('description')
      .where('key', '=', 'discount-top-bar')
      .orderBy('position')
      .executeTakeFirst();
    expect(bar?.description).toBe('<p>Free shipping on most carts of ₹999 and more</p>');
    await shop.close();
  },
  START_MS,
);
