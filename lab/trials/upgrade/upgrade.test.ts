import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { runNode } from '@shop/release-tools/run-node';
import { sql } from 'kysely';
import { openDatabase, type DatabaseConfig } from '../../../api/src/platform/db/database';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { scratchFolder } from '../../../api/src/testing/scratch-folder';
import { placeOrders } from '../../../e2e/support/place-orders';
import { startShop } from '../../../e2e/support/temporary-shop';
import {
  restoreData,
  restoreFolder,
  storedDatabases,
  storedFolders,
  storedOrders,
} from '../../support/stored-data';
import { isRendered } from '../harness/responses';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const limitMs = 600_000;

beforeAll(async () => {
  const { ok, output } = await runNode(['--import', 'tsx', 'scripts/build.ts']);
  if (!ok) throw new Error(output);
}, limitMs);

/** The number of placed orders. */
async function countOrders(config: DatabaseConfig): Promise<number> {
  const { db, close } = await openDatabase(config);
  try {
    const query = sql<{ placed: number }>`
      select count(*)::int as placed from shop_order where placed_at is not null`;
    return (await query.execute(db)).rows[0]?.placed ?? 0;
  } finally {
    await close();
  }
}

/** Servers whose remotes have no build that later servers can render: browsers render their pages. */
const renderedByBrowsers = ['8cb77055'];

/** Starts this server on restored data: it keeps the orders and live versions, and sells. */
async function sellOn(name: string, database: DatabaseConfig, env: NodeJS.ProcessEnv): Promise<void> {
  expect(await countOrders(database)).toBe(storedOrders.length);
  const shop = await startShop(env, ['server/dist/main.js', 'shop']);
  ends.push(shop.dispose);
  expect(shop.output()).toMatch(/^Release 1 is live\.$/m);
  const response = await fetch(`${shop.url}/all-products`);
  const page = { status: response.status, text: await response.text() };
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('data-remote="catalog"') });
  const isOld = renderedByBrowsers.includes(name);
  expect(isRendered('catalog', page)).toBe(!isOld);
  expect(/^catalog@1\.0\.0 has no build that this server can render/m.test(shop.output())).toBe(isOld);
  await placeOrders(shop.url, ['Dev Mehta']);
  expect(await shop.stop()).toBe(0);
  expect(await countOrders(database)).toBe(storedOrders.length + 1);
}

const newFolder = () => {
  const folder = mkdtempSync(path.join(scratchFolder(), 'vintage-craft-upgrade-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

it.each(storedDatabases())(
  'PostgreSQL and releases of the server %s: this server keeps its orders and live versions, and sells',
  async (name) => {
    const { url, stop } = await startPostgres({ parent: scratchFolder(), durable: false });
    ends.push(stop);
    const dataDir = newFolder();
    restoreData(name, url, path.join(dataDir, 'releases'));
    await sellOn(name, { databaseUrl: url }, { DATABASE_URL: url, DATA_DIR: dataDir });
  },
  limitMs,
);

it.each(storedFolders())(
  'data folder of the server %s: this server keeps its orders and live versions, and sells',
  async (name) => {
    const dataDir = newFolder();
    restoreFolder(name, dataDir);
    await sellOn(name, { dataDir }, { DATA_DIR: dataDir });
  },
  limitMs,
);
