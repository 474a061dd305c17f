import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { createMailer } from './modules/mail/mailer';
import { takeStep } from './modules/orders/fulfilment';
import { refundOrder } from './modules/orders/refund-order';
import { addProduct } from './modules/orders/testing/add-product';
import { address } from './modules/orders/testing/address';
import { assertNoDrift } from './modules/orders/testing/audit-orders';
import {
  cashSteps,
  offerCash,
  orderOf,
  requestNewCash,
  takeCashSteps,
} from './modules/orders/testing/cash-orders';
import { openOrderShop, type OrderShop } from './modules/orders/testing/order-shop';
import { placeOrder } from './modules/orders/testing/place-order';
import { newReceipt } from './modules/orders/testing/shopper';
import {
  staff,
  refundsFromPlaced,
  stepsFromPlaced,
  takeSteps,
  oneUnitRefund,
} from './modules/orders/testing/steps';
import { openDatabase, type Database } from './platform/db/database';
import { createBrowser, type Browser } from './testing/browser';
import { loseConnection } from './testing/lose-connection';
import { startShopProcess, type ShopProcess } from './testing/shop-process';
import { startTcpProxy, type TcpProxy } from './testing/tcp-proxy';
import { START_MS } from './testing/test-database';
import { makeTestHome, type TestHome } from './testing/test-home';

/** Longer than any call may take while the database is unavailable, in milliseconds. */
const HANG_MS = 9_000;

describe('a shop in a separate process, whose PostgreSQL becomes unavailable', () => {
  let home: TestHome;
  let proxy: TcpProxy;
  let startShop: () => Promise<ShopProcess>;
  let shop: ShopProcess;
  /** The test's connection to the database, bypassing the proxy. */
  let database: Database;
  let browser: Browser;

  beforeAll(async () => {
    home = await makeTestHome('small-shop');
    const { DATABASE_URL: url = '' } = home.environment;
    proxy = await startTcpProxy(url);
    database = await openDatabase(home.config);
    startShop = () => startShopProcess({ DATABASE_URL: proxy.through(url) });
    shop = await startShop();
    browser = createBrowser(shop.origin);
  }, START_MS);

  afterAll(async () => {
    await shop.end('SIGKILL');
    await proxy.close();
    await database.close();
    await home.remove();
  });

  const statusOf = async (path: string, limitMs = HANG_MS, { origin } = shop) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(limitMs) });
    await response.body?.cancel();
    return response.status;
  };

  /** Polls the readiness probe until it has this status. On a busy machine, single tries may time out. */
  const untilReadiness = async (status: number, of = shop) => {
    while ((await statusOf('/readyz', HANG_MS, of).catch(() => null)) !== status)
      await new Promise(setImmediate);
  };

  const checkout = (productId: string, receipt: string, by = browser) =>
    by.post('/payment/checkout', {
      ...address,
      amount: 11_200,
      currency: 'INR',
      receipt,
      products: [{ productId, quantity: 1 }],
    });

  const ordersOf = async (receipt: string) => {
    const orders = database.db.selectFrom('shop_order').select('id').where('client_key', '=', receipt);
    return (await orders.execute()).length;
  };

  /** Ends the shop's connection that waits for a lock: it is inside a transaction. */
  async function killWaiting(): Promise<void> {
    const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await kill.execute(database.db)).rows.length === 0) await new Promise(setImmediate);
  }

  it('loses a connection inside a transaction: its request is refused, and the same order works afterwards', async () => {
    const productId = await addProduct(database.db, { stock: 5 });
    const receipt = newReceipt();
    const locker = await openDatabase(home.config);
    const refused = await locker.transaction(async (tx) => {
      await tx.selectFrom('product').select('id').where('public_id', '=', productId).forUpdate().execute();
      const asked = checkout(productId, receipt);
      await killWaiting();
      return asked;
    });
    await locker.close();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect((await checkout(productId, receipt)).status).toBe(200);
    expect(await ordersOf(receipt)).toBe(1);
    await assertNoDrift(database.db);
  });

  const ways = [
    ['is cut off', () => proxy.disconnect()],
    ['drops every packet', () => proxy.blackhole()],
  ] as const;

  it.each(ways)(
    'continues when the server %s: cached products are shown, orders refused, and everything recovers automatically',
    async (_way, stop) => {
      const productId = await addProduct(database.db, { stock: 5 });
      const receipt = newReceipt();
      const list = '/product?limit=4';
      const before = await browser.get(list);
      expect(before.headers.get('age')).toBeNull();
      stop();
      await untilReadiness(503);
      expect(await statusOf('/healthz')).toBe(200);
      const refused = await checkout(productId, receipt);
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(await statusOf('/api/v1/product/detail1/never-seen')).toBe(503);
      // Cached responses do not have an `age` header until they have expired.
      let seen = await browser.get(list);
      while (seen.headers.get('age') === null) {
        expect(seen.status).toBe(200);
        seen = await browser.get(list);
      }
      expect(seen).toMatchObject({ status: 200, body: before.body });
      proxy.restore();
      await untilReadiness(200);
      while ((await checkout(productId, receipt)).status !== 200) await new Promise(setImmediate);
      expect(await ordersOf(receipt)).toBe(1);
      await assertNoDrift(database.db);
    },
    START_MS,
  );

  it(
    'stops cleanly in the middle of an outage',
    async () => {
      const productId = await addProduct(database.db, { stock: 5 });
      const stopped = await startShop();
      proxy.blackhole();
      const asked = checkout(productId, newReceipt(), createBrowser(stopped.origin));
      await untilReadiness(503, stopped);
      expect(await stopped.end('SIGTERM')).toEqual([0, null]);
      expect((await asked).status).toBe(503);
      proxy.restore();
      await untilReadiness(200);
    },
    START_MS,
  );
});

describe('a step of an order whose connection is lost', () => {
  let shop: OrderShop;
  beforeAll(async () => {
    shop = await openOrderShop({ mailer: createMailer() });
  }, START_MS);
  afterAll(() => shop.close());

  const lose = (id: number, work: (database: Database) => Promise<void>) =>
    loseConnection(shop.database, { table: 'shop_order', id }, work);

  it.each(stepsFromPlaced)(
    'fails without changes, and %s once when it is repeated',
    async (_name, before, next) => {
      const { id, publicId, providerOrderId } = await placeOrder(shop);
      await takeSteps(shop, publicId, before);
      const from = await shop.statusOf(providerOrderId);
      const lost = await lose(id, (database) =>
        takeStep({ ...shop.payments.context, database }, publicId, next, staff('Asha')),
      );
      expect(lost).toBeInstanceOf(Error);
      expect(await shop.statusOf(providerOrderId)).toBe(from);
      await takeSteps(shop, publicId, [next]);
      expect(await shop.statusOf(providerOrderId)).toBe(next.to);
      await shop.assertNoDrift();
    },
  );

  it.each(cashSteps)(
    'fails without changes, and $name once when it is repeated',
    async ({ before, take, to }) => {
      await offerCash(shop);
      const order = await requestNewCash(shop, { units: 2 });
      await takeCashSteps(shop, order, before);
      const { context } = shop.payments;
      const from = await orderOf(shop, order.publicId);
      const lost = await lose(order.id, (database) => take({ ...context, database }, order));
      expect(lost).toBeInstanceOf(Error);
      expect(await orderOf(shop, order.publicId)).toEqual(from);
      await take(context, order);
      expect((await orderOf(shop, order.publicId)).status).toBe(to);
      await shop.assertNoDrift();
    },
  );

  it.each(refundsFromPlaced)(
    'fails without refunding a unit of %s, and refunds it once when it is repeated',
    async (_name, before) => {
      const order = await placeOrder(shop, { units: 2 });
      await takeSteps(shop, order.publicId, before);
      const input = oneUnitRefund(order, `lost-${order.publicId}`);
      const refund = (database: Database) =>
        refundOrder({ ...shop.payments.context, database }, order.publicId, input, staff('Asha'));
      expect(await lose(order.id, refund)).toBeInstanceOf(Error);
      const refunds = () =>
        shop.database.db
          .selectFrom('refund')
          .select('amount_paise')
          .where('order_id', '=', order.id)
          .execute();
      expect(await refunds()).toEqual([]);
      await refund(shop.database);
      await refund(shop.database);
      expect(await refunds()).toEqual([{ amount_paise: 11_200 }]);
      await shop.assertNoDrift();
    },
  );
});
