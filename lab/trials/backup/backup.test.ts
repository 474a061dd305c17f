import { afterEach, expect, it } from '@jest/globals';
import { cpSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { DatabaseConfig } from '../../../api/src/platform/db/database';
import { makePgliteFolder } from '../../../api/src/testing/pglite-home';
import { startShopProcess } from '../../../api/src/testing/shop-process';
import { pollUntil } from '../../../e2e/support/poll-until';
import { judge, stockUp } from '../harness/judge';
import { startLoad, type Tally } from '../harness/shoppers';
import { startArchivingServer, type ArchivingServer } from './archiving-server';

// Tests the commands of docs/guide/backup.md with placed orders.

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const limitMs = 180_000;

/** Starts a shop, places some orders, and stops it; resolves with the acknowledged orders. */
async function sell(
  environment: Readonly<Record<string, string>>,
  productId: string,
  orders = 5,
): Promise<Tally> {
  const shop = await startShopProcess(environment);
  try {
    const load = startLoad(shop.origin, productId);
    const sold = await pollUntil(limitMs, async () => load.tally.placed.size >= orders);
    await load.stop();
    if (!sold) throw new Error('Too few orders were placed.');
    return load.tally;
  } finally {
    await shop.end('SIGTERM');
  }
}

const whole = { lost: [], duplicated: 0, drift: null };
const verdict = (config: DatabaseConfig, { placed }: Tally) => judge(config, { placed, opened: placed });

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function openServer(): Promise<ArchivingServer> {
  const server = await startArchivingServer(tmpdir());
  ends.push(server.stop);
  return server;
}

it('PostgreSQL: a dump restored into a new database has every order, and a shop sells on it', async () => {
  const server = await openServer();
  const productId = await stockUp({ databaseUrl: server.url });
  const before = await sell({ DATABASE_URL: server.url }, productId);
  const file = path.join(server.home, 'shop.dump');
  server.run('pg_dump', '--format=custom', `--file=${file}`, server.url);
  const after = await sell({ DATABASE_URL: server.url }, productId);

  const restored = server.urlOf('restored');
  await query(server.url, 'create database restored');
  server.run('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${restored}`, file);
  expect(await verdict({ databaseUrl: restored }, before)).toEqual(whole);
  // Later orders are in the archive but not in the dump.
  expect((await verdict({ databaseUrl: restored }, after)).lost).toHaveLength(after.placed.size);
  const again = await sell({ DATABASE_URL: restored }, productId);
  expect(await verdict({ databaseUrl: restored }, again)).toEqual(whole);
}, 600_000);

it('PostgreSQL: a copy and the archive restore any point in time, with the orders until then and without the mistake', async () => {
  const server = await openServer();
  const productId = await stockUp({ databaseUrl: server.url });
  const copy = path.join(server.home, 'copy');
  server.copyTo(copy);
  const orders = await sell({ DATABASE_URL: server.url }, productId);
  await query(server.url, "select pg_create_restore_point('before_the_mistake')");
  await query(server.url, 'truncate shop_order cascade');
  await query(server.url, 'select pg_switch_wal()');
  expect((await verdict({ databaseUrl: server.url }, orders)).lost).toHaveLength(orders.placed.size);

  const databaseUrl = await server.restoreTo(copy, 'before_the_mistake');
  expect(await verdict({ databaseUrl }, orders)).toEqual(whole);
  const again = await sell({ DATABASE_URL: databaseUrl }, productId);
  expect(await verdict({ databaseUrl }, again)).toEqual(whole);
}, 600_000);

it('the embedded engine: the folder of a shop that was stopped has every order, and a shop sells on a copy', async () => {
  const { dataDir, remove } = await makePgliteFolder('tables');
  const copy = await makePgliteFolder('tables');
  ends.push(remove, () => copy.remove());
  const productId = await stockUp({ dataDir });
  const before = await sell({ DATA_DIR: dataDir }, productId);
  await copy.remove();
  cpSync(dataDir, copy.dataDir, { recursive: true });
  const after = await sell({ DATA_DIR: dataDir }, productId);

  expect(await verdict({ dataDir: copy.dataDir }, before)).toEqual(whole);
  expect((await verdict({ dataDir: copy.dataDir }, after)).lost).toHaveLength(after.placed.size);
  const again = await sell({ DATA_DIR: copy.dataDir }, productId);
  expect(await verdict({ dataDir: copy.dataDir }, again)).toEqual(whole);
}, 600_000);
