import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testEngine } from '../../testing/test-home';
import { auditOrders } from './testing/audit-orders';
import { openHistoryShop, type HistoryShop } from './testing/histories/history-shop';
import { runHistories } from './testing/histories/run-histories';

let shop: HistoryShop;

beforeAll(async () => {
  shop = await openHistoryShop();
});
afterAll(() => shop.close());

// As many as a machine can play in five seconds; `npm run trials -- histories` plays thousands.
it(`random histories leave orders, stock and payments consistent on ${testEngine()}`, async () => {
  const { played, failure } = await runHistories(shop, { seed: 20_261_126, count: 300, limitMs: 5_000 });
  expect(failure).toBeNull();
  expect(played).toBeGreaterThan(0);
  expect(await auditOrders(shop.database.db, { notified: true })).toEqual([]);
});
