import { openDatabase } from '../../../api/src/db/database';
import { addProduct } from '../../../api/src/orders/testing/add-product';
import type { Promises } from '../../durability/load';
import { verify } from '../../durability/verify';
import { startShop, type TestShop } from '../../shop/temporary-shop';
import { becomes } from '../becomes';
import { endShop } from '../end-shop';
import { countFailures, type Outcome } from '../outcome';
import { isRendered } from '../rendered';
import { countResponses } from '../responses';
import { countDoubled } from './doubled';
import type { DatabaseFault, FailingDatabase } from './faults';
import { buy, streamOrders } from './order-stream';

/** For one response, in ms: a shop whose database is away says so long before. */
const responseMs = 30_000;
const backMs = 5_000;
/** Orders that are placed before the fault begins. */
const ordersBefore = 10;
const beforeMs = 60_000;

async function addStock(databaseUrl: string): Promise<string> {
  const database = await openDatabase({ databaseUrl });
  try {
    return await addProduct(database.db, { stock: 1_000_000 });
  } finally {
    await database.close();
  }
}

async function look(databaseUrl: string, promises: Promises) {
  const { lost, drift } = await verify({ databaseUrl }, promises);
  return { lost, drift, doubled: await countDoubled(databaseUrl) };
}

async function playOn(shop: TestShop, database: FailingDatabase, name: string): Promise<Outcome> {
  const responses = countResponses(responseMs);
  const promises: Promises = { placed: new Set(), opened: new Set() };
  const failures: string[] = [];
  const productId = await addStock(database.directUrl());
  const end = new AbortController();
  const purchase = { origin: shop.url, productId, promises, responses, signal: end.signal };
  const stream = streamOrders(purchase, { shoppers: 6, visitors: 2 });

  const isSelling = await becomes(beforeMs, async () => promises.placed.size >= ordersBefore);
  if (!isSelling) failures.push('no orders were placed before the fault');
  const wrong = await database.play(() => shop.isAlive());
  if (wrong) failures.push(wrong);
  const isBack = async () => {
    const [placed, page] = await Promise.all([buy(purchase), responses.get(`${shop.url}/all-products`)]);
    return placed && isRendered('catalog', page);
  };
  const back = shop.isAlive() && (await becomes(backMs, isBack));
  end.abort();
  await stream;

  if (!shop.isAlive()) failures.push('the process of the shop ended');
  else if (!back) failures.push(`no order and no page within ${backMs / 1000} s after the fault`);
  const { lost, drift, doubled } = await look(database.directUrl(), promises);
  if (lost.length > 0) failures.push(`${lost.length} acknowledged orders are lost`);
  if (doubled > 0) failures.push(`${doubled} purchases are placed more than once`);
  if (drift !== null) failures.push(drift);
  return {
    trial: 'database',
    done: name,
    responses: responses.counts(),
    orders: { acknowledged: promises.placed.size, lost: lost.length, doubled },
    drifted: drift !== null,
    alive: shop.isAlive(),
    back: { withinSeconds: backMs / 1000, is: back },
    failures: countFailures([...responses.failures, ...failures]),
  };
}

/** Plays a fault of the database under orders and page views, on a shop and a server of its own. */
export async function playDatabaseFault({ name, open }: DatabaseFault): Promise<Outcome> {
  const database = await open();
  try {
    const shop = await startShop({ DATABASE_URL: database.url });
    try {
      return await playOn(shop, database, name);
    } finally {
      await endShop(shop);
    }
  } finally {
    await database.stop();
  }
}
