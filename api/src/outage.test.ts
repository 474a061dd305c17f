import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase, type Database } from './db/database';
import { addProduct } from './orders/testing/add-product';
import { assertNoDrift } from './orders/testing/assert-no-drift';
import { newReceipt, newShopper } from './orders/testing/shopper';
import { startShopProcess, type ShopProcess } from './testing/shop-process';
import { START_MS } from './testing/test-database';
import { makeTestHome, testEngine, type TestHome } from './testing/test-home';

// What the embedded engine's thread may do is in db/full-disk.test.ts: it has no connection to lose.
const onServer = testEngine() === 'postgres' ? it : it.skip;

let home: TestHome;
let shop: ShopProcess;
/** The test's own look into the database, past whatever is between the shop and its server. */
let database: Database;

beforeEach(async () => {
  if (testEngine() === 'pglite') return;
  home = await makeTestHome('small-shop');
  database = await openDatabase(home.config);
  shop = await startShopProcess(home.environment);
}, START_MS);

afterEach(async () => {
  if (testEngine() === 'pglite') return;
  await shop.end('SIGKILL');
  await database.close();
  await home.remove();
});

/** Ends the shop's connection that waits for a lock: it is inside a transaction. */
async function killWaiting(): Promise<void> {
  const kill = sql<{ killed: boolean }>`select pg_terminate_backend(pid) as killed from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await kill.execute(database.db)).rows.length === 0) await new Promise(setImmediate);
}

onServer(
  'a connection that dies inside a transaction costs its request a 503 and nothing else',
  async () => {
    const productId = await addProduct(database.db, { stock: 5 });
    const products = [{ productId, quantity: 1 }];
    const receipt = newReceipt();
    const shopper = newShopper(shop.origin);
    const other = await openDatabase(home.config);
    const asked = await other.transaction(async (tx) => {
      await tx.selectFrom('product').select('id').where('public_id', '=', productId).forUpdate().execute();
      const checkout = shopper.checkout(products, 11_200, { receipt });
      await killWaiting();
      return checkout.catch((error: unknown) => error);
    });
    await other.close();
    expect(asked).toMatchObject({ status: 503 });
    expect((await shopper.checkout(products, 11_200, { receipt })).status).toBe(200);
    await assertNoDrift(database.db);
    expect(await shop.end('SIGTERM')).toEqual([0, null]);
  },
  START_MS,
);
