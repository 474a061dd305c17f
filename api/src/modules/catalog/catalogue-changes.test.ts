import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Listening } from '../../platform/db/sql-source';
import { openTestDatabase, START_MS, type TestDatabase } from '../../testing/test-database';
import { createCatalogueFeed, followCatalogue, type CatalogueChange } from './catalogue-changes';
import { growCatalogueVersion } from './name-repository';

let database: TestDatabase;
let following: Listening;
const changes: CatalogueChange[] = [];

beforeAll(async () => {
  database = await openTestDatabase({ kind: 'small-shop' });
  following = await followCatalogue(database, (change) => changes.push(change));
  await following.caughtUp();
}, START_MS);

afterAll(async () => {
  await following.stop();
  await database.close();
});

beforeEach(() => void changes.splice(0));

const sellOne = () =>
  database.transaction(async (tx) => {
    const { id } = await tx
      .updateTable('product')
      .set(({ eb }) => ({ stock: eb('stock', '-', 1) }))
      .where('slug', '=', 'khata')
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('stock_movement')
      .values({ product_id: id, order_id: null, kind: 'import', stock_delta: -1 })
      .execute();
  });

it('a feed has published every change once it has caught up, even after sales in quick succession', async () => {
  const expected: CatalogueChange[] = [];
  for (let round = 0; round < 5; round += 1) {
    await sellOne();
    await following.caughtUp();
    expect(changes).toEqual([...expected, 'stock']);
    await growCatalogueVersion(database.db);
    await following.caughtUp();
    expected.push('stock', 'catalogue');
    expect(changes).toEqual(expected);
  }
});

it('a feed without a source has nothing to catch up with', async () => {
  const feed = createCatalogueFeed();
  await feed.caughtUp();
  expect(feed.isLive()).toBe(false);
  feed.connect(following);
  const heard: CatalogueChange[] = [];
  feed.subscribe((change) => heard.push(change));
  feed.publish('stock');
  expect([feed.isLive(), heard]).toEqual([true, ['stock']]);
});
