import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testEngine } from '../../testing/test-home';
import { auditOrders } from './testing/audit-orders';
import { openHistoryShop, type HistoryShop } from './testing/histories/history-shop';
import { runHistories } from './testing/histories/run-histories';

let shop: HistoryShop;

beforeAll(async () => {
  shop = await openHistoryShop();
}, 60_000);
afterAll(() => shop.close());

// `npm run trials -- histories` plays thousands.
it(`two hundred histories leave nothing lost, doubled or adrift on ${testEngine()}`, async () => {
  const { played, orders, failure } = await runHistories(shop, { seed: 20_261_126, count: 200 });
  expect(failure).toBeNull();
  expect(played).toBe(200);
  expect(Object.keys(orders)).toEqual(
    expect.arrayContaining(['cancelled', 'delivered', 'expired', 'packed', 'placed', 'refunded', 'returned']),
  );
  expect(await auditOrders(shop.database.db, { told: true })).toEqual([]);
}, 120_000);
