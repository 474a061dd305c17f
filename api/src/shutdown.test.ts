import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addProduct } from './modules/orders/testing/add-product';
import { assertNoDrift } from './modules/orders/testing/audit-orders';
import { payAtSandbox } from './modules/orders/testing/pay-at-sandbox';
import { newShopper, type ApiResponse, type Shopper } from './modules/orders/testing/shopper';
import { openDatabase } from './platform/db/database';
import { startShopProcess } from './testing/shop-process';
import { START_MS } from './testing/test-database';
import { makeTestHome, type TestHome } from './testing/test-home';

let home: TestHome;

beforeEach(async () => {
  home = await makeTestHome('tables');
}, START_MS);
afterEach(() => home.remove());

const SHOPPERS = 12;

/** The test's connection to the database, while no process uses it. */
async function inDatabase<T>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<T>) {
  const database = await openDatabase(home.config);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

it(
  'SIGTERM during checkouts finishes each of them, and acknowledged orders exist after the next start',
  async () => {
    const productId = await inDatabase((db) => addProduct(db, { stock: 100 }));
    const products = [{ productId, quantity: 1 }];
    const shop = await startShopProcess(home.environment);
    const shoppers = Array.from({ length: SHOPPERS }, () => newShopper(shop.origin));
    let first: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => (first = resolve));
    const asking = shoppers.map(
      async (shopper): Promise<{ shopper: Shopper; response: ApiResponse | null }> => {
        const response = await shopper.checkout(products, 11_200).catch(() => null);
        // On a busy machine, the first ones may receive a 503.
        if (response?.status === 200) first();
        return { shopper, response };
      },
    );
    await Promise.race([responded, Promise.all(asking)]);
    expect(await shop.end('SIGTERM')).toEqual([0, null]);
    const results = await Promise.all(asking);
    // Each had a connection before the signal, so each receives a response.
    expect(results.filter(({ response }) => response === null)).toHaveLength(0);
    const open = results.filter(({ response }) => response?.status === 200);
    expect(open.length).toBeGreaterThan(0);
    for (const { response } of results) expect([200, 502, 503]).toContain(response?.status);
    await inDatabase(assertNoDrift);

    const again = await startShopProcess(home.environment);
    for (const { shopper, response } of open) {
      shopper.moveTo(again.origin);
      const confirmation = await payAtSandbox(again.origin, String(response?.body.id));
      expect((await shopper.report(confirmation)).body).toEqual({ success: true, status: 'placed' });
    }
    expect(await again.end('SIGTERM')).toEqual([0, null]);
    await inDatabase(assertNoDrift);
  },
  2 * START_MS,
);
