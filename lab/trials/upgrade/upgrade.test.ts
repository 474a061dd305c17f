import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { runNode } from '@shop/release-tools/run-node';
import pg from 'pg';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { scratchFolder } from '../../../api/src/testing/scratch-folder';
import { placeOrders } from '../../../e2e/support/place-orders';
import { startShop } from '../../../e2e/support/temporary-shop';
import { restoreData, storedNames, storedOrders } from '../../support/stored-data';
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
async function countOrders(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const query = 'select count(*)::int as placed from shop_order where placed_at is not null';
    const { rows } = await client.query<{ placed: number }>(query);
    return rows[0]?.placed ?? 0;
  } finally {
    await client.end();
  }
}

it.each(storedNames())(
  'data of the server %s: this server starts on it, keeps its orders and live versions, and sells',
  async (name) => {
    const { url, stop } = await startPostgres({ parent: scratchFolder(), durable: false });
    ends.push(stop);
    const dataDir = mkdtempSync(path.join(scratchFolder(), 'vintage-craft-upgrade-'));
    restoreData(name, url, path.join(dataDir, 'releases'));
    expect(await countOrders(url)).toBe(storedOrders.length);

    const shop = await startShop({ DATABASE_URL: url, DATA_DIR: dataDir }, ['server/dist/main.js', 'shop']);
    ends.push(shop.dispose);
    expect(shop.output()).toMatch(/^Release 1 is live\.$/m);
    const response = await fetch(`${shop.url}/all-products`);
    const page = { status: response.status, text: await response.text() };
    expect(isRendered('catalog', page)).toBe(true);
    await placeOrders(shop.url, ['Dev Mehta']);
    expect(await countOrders(url)).toBe(storedOrders.length + 1);
    expect(await shop.stop()).toBe(0);
  },
  limitMs,
);
