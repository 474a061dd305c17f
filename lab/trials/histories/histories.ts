import { countFeatures } from '../../../api/src/modules/orders/testing/histories/count-features';
import {
  openHistoryShop,
  type HistoryShop,
} from '../../../api/src/modules/orders/testing/histories/history-shop';
import {
  runHistories,
  type HistoriesOptions,
} from '../../../api/src/modules/orders/testing/histories/run-histories';
import { auditOrders } from '../../../api/src/modules/orders/testing/audit-orders';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { scratchFolder } from '../../../api/src/testing/scratch-folder';
import type { Outcome, PlayOptions } from '../harness/outcome';

/** From this number of histories on, each feature occurs. */
const MANY = 1_000;

const missingOf = (features: Readonly<Record<string, number>>, played: number) =>
  Object.entries(features)
    .filter(([, count]) => count === 0 && played >= MANY)
    .map(([name]) => `no history had ${name}`);

async function playOn(shop: HistoryShop, options: HistoriesOptions): Promise<Outcome> {
  const { seed, count } = options;
  const { engine, db } = shop.database;
  const began = performance.now();
  const { played, orders, failure } = await runHistories(shop, options);
  const seconds = (performance.now() - began) / 1000;
  const features = await countFeatures(db);
  const replay = `npm run trials -- histories --only ${engine} --seed ${seed}`;
  const failures = failure
    ? [
        failure.message,
        `again: ${replay} --count ${count} --path ${failure.path}`,
        ...failure.history.map((moment) => JSON.stringify(moment.map(({ at, step }) => ({ at, ...step })))),
      ]
    : [...(await auditOrders(db, { notified: true })), ...missingOf(features, played)];
  console.log(`  ${engine}, seed ${seed}: ${(played / seconds).toFixed(1)} histories a second`);
  console.log(`  orders: ${JSON.stringify(orders)}`);
  console.log(`  features: ${JSON.stringify(features)}`);
  return {
    trial: 'histories',
    done: `${played} histories on ${engine}, seed ${seed}`,
    responses: {},
    drifted: failures.length > 0,
    alive: true,
    failures,
  };
}

async function play(options: HistoriesOptions): Promise<Outcome> {
  const shop = await openHistoryShop();
  try {
    return await playOn(shop, options);
  } finally {
    await shop.close();
  }
}

async function playOnServer(options: HistoriesOptions): Promise<Outcome> {
  const server = await startPostgres({ parent: scratchFolder(), durable: false });
  // As in the second run of the test suites.
  Object.assign(process.env, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url });
  try {
    return await play(options);
  } finally {
    server.stop();
  }
}

const engines = { pglite: play, postgres: playOnServer };

/** Runs random histories of orders, first on the embedded engine, then on two instances that share a server. */
export async function playHistories(
  { log, only = '' }: PlayOptions,
  options: HistoriesOptions,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, run] of Object.entries(engines)) {
    if (!name.includes(only)) continue;
    const outcome = await run(options);
    log(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
