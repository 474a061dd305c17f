import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgresPair } from '../../../api/src/testing/postgres/start-postgres-pair';
import { startTcpProxy } from '../../../api/src/testing/tcp-proxy';
import { startShop, type TestShop } from '../../../e2e/support/temporary-shop';
import { pollUntil } from '../../../e2e/support/poll-until';
import type { Scene } from '../harness/database-faults';
import { endShop } from '../harness/end-shop';
import { failuresOf, judge, stockUp } from '../harness/judge';
import { countFailures, type Outcome } from '../harness/outcome';
import { isRendered, countResponses, openPages } from '../harness/responses';
import { callsOf, sum, startLoad } from '../harness/shoppers';
import type { DatabaseFault } from './faults';

/** Page timeout in ms. A shop without a database responds much faster. */
const pageMs = 30_000;
const backMs = 5_000;
/** The number of orders placed before the fault, and again after it. */
const orders = 30;
const ordersMs = 120_000;

async function playOn(shop: TestShop, scene: Scene, fault: DatabaseFault): Promise<Outcome> {
  const { pair, proxy } = scene;
  const responses = countResponses(pageMs);
  const failures: string[] = [];
  const load = startLoad(shop.url, await stockUp({ databaseUrl: pair.primaryUrl }));
  const { placed } = load.tally;
  const leave = new AbortController();
  const pages = openPages(shop.url, responses, leave.signal);
  let back: boolean;
  try {
    const placeMore = (count: number) =>
      pollUntil(ordersMs, async () => placed.size >= count || !shop.isAlive());
    if (!(await placeMore(orders))) failures.push('too few orders were placed before the fault');
    await fault.begin(scene);
    await pause(fault.lastsMs);
    await fault.end(scene);
    const before = placed.size;
    const isBack = async () =>
      placed.size > before && isRendered('catalog', await responses.get(`${shop.url}/all-products`));
    back = shop.isAlive() && (await pollUntil(backMs, isBack));
    if (back && !(await placeMore(before + orders)))
      failures.push('too few orders were placed after the fault');
  } finally {
    leave.abort();
    await Promise.all([load.stop(), pages]);
  }

  if (!shop.isAlive()) failures.push('the shop’s process exited');
  else if (!back) failures.push(`no order and no page within ${backMs / 1000} s after the fault`);
  const databaseUrl = proxy.through(pair.primaryUrl);
  const verdict = await judge({ databaseUrl }, { placed, opened: placed });
  failures.push(...failuresOf(verdict));
  const calls = callsOf(load.tally);
  return {
    trial: 'database',
    done: fault.name,
    responses: sum(responses.counts(), calls.counts),
    orders: { acknowledged: placed.size, lost: verdict.lost.length, duplicated: verdict.duplicated },
    drifted: verdict.drift !== null,
    alive: shop.isAlive(),
    back: { withinSeconds: backMs / 1000, is: back },
    failures: countFailures([...responses.failures, ...calls.failures, ...failures]),
  };
}

/** Injects a database fault during orders and page views, with a temporary shop and a pair of servers. */
export async function playDatabaseFault(fault: DatabaseFault): Promise<Outcome> {
  const pair = await startPostgresPair({ parent: tmpdir() });
  const proxy = await startTcpProxy(pair.primaryUrl);
  try {
    const shop = await startShop({ DATABASE_URL: proxy.through(pair.primaryUrl) });
    try {
      return await playOn(shop, { pair, proxy }, fault);
    } finally {
      await endShop(shop);
    }
  } finally {
    await proxy.close();
    pair.stop();
  }
}
