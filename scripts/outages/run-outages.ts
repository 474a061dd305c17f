import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../../api/src/platform/db/database';
import { migrateToLatest } from '../../api/src/migrations/migrate';
import { addProduct } from '../../api/src/modules/orders/testing/add-product';
// Adds the tables of orders to the type of the database.
import type {} from '../../api/src/modules/orders/tables';
import { assertNoDrift } from '../../api/src/modules/orders/testing/assert-no-drift';
import { startShopProcess, type Ending, type ShopProcess } from '../../api/src/testing/shop-process';
import { startTcpProxy } from '../../api/src/testing/tcp-proxy';
import { startPostgresPair } from '../postgres/start-postgres-pair';
import type { Fault } from './faults';
import { seen, startLoad, type Load, type Tally } from './load';

/** What shoppers saw of one fault. */
export interface FaultReport {
  readonly name: string;
  /** From when the database could be had again to the first order that was placed, in milliseconds. */
  readonly backMs: number;
  /** Of the shop's own `/readyz` during the fault. */
  readonly readyz: number;
  readonly healthz: number;
  /** How often each status was the response to a shopper. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** What was found when all faults were over. */
export interface OutageReport {
  readonly faults: readonly FaultReport[];
  /** Orders whose shoppers were told that they are placed. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** In words; null when every piece of stock is accounted for. */
  readonly drift: string | null;
  readonly hung: number;
  readonly slowestMs: number;
  /** How the shop's process ended when it was asked to. */
  readonly ending: Ending;
}

export interface OutageOptions {
  readonly faults: readonly Fault[];
  /** How long each fault lasts at least, in milliseconds. */
  readonly lastsMs: number;
}

/** So many shoppers have to be refused before a fault ends, and so many served before the next one begins. */
const ENOUGH = 5;

async function stock(url: string): Promise<string> {
  const database = await openDatabase({ databaseUrl: url });
  try {
    await migrateToLatest(database);
    return await addProduct(database.db, { stock: 1_000_000 });
  } finally {
    await database.close();
  }
}

const statusOf = async (address: string) => {
  const response = await fetch(address);
  await response.body?.cancel();
  return response.status;
};

async function play(
  fault: Fault,
  { shop, load, ...scene }: { shop: ShopProcess; load: Load } & Parameters<Fault['begin']>[0],
  lastsMs: number,
): Promise<FaultReport> {
  const { tally } = load;
  const before = new Map(tally.statuses);
  const refusals = seen(tally, / 5..$/);
  await fault.begin(scene);
  if (fault.refuses) {
    await load.until((now) => seen(now, / 5..$/) >= refusals + ENOUGH);
    await pause(lastsMs);
  }
  const [readyz, healthz] = await Promise.all([
    statusOf(`${shop.origin}/readyz`),
    statusOf(`${shop.origin}/healthz`),
  ]);
  await fault.end(scene);
  const backMs = await load.placedAgain(ENOUGH);
  const statuses = [...tally.statuses].map(([key, count]) => [key, count - (before.get(key) ?? 0)] as const);
  return {
    name: fault.name,
    backMs: Math.round(backMs),
    readyz,
    healthz,
    statuses: Object.fromEntries(statuses.filter(([, count]) => count > 0).sort()),
  };
}

async function verify(url: string, { placed }: Tally) {
  const database = await openDatabase({ databaseUrl: url });
  try {
    const { db } = database;
    const found = await db
      .selectFrom('shop_order')
      .select('provider_order_id')
      .where('status', '=', 'placed')
      .execute();
    const there = new Set(found.map((row) => row.provider_order_id));
    const doubled =
      await sql`select client_key from shop_order group by client_key having count(*) > 1`.execute(db);
    const drift = await assertNoDrift(db).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const lost = [...placed].filter((id) => !there.has(id)).length;
    return { acknowledged: placed.size, lost, doubled: doubled.rows.length, drift };
  } finally {
    await database.close();
  }
}

/** Plays faults of the database, one after the other, while shoppers buy at a shop in a process of its own. */
export async function runOutages({ faults, lastsMs }: OutageOptions): Promise<OutageReport> {
  const pair = await startPostgresPair({ parent: tmpdir() });
  const proxy = await startTcpProxy(pair.primaryUrl);
  let shop: ShopProcess | undefined;
  let load: Load | undefined;
  try {
    const productId = await stock(pair.primaryUrl);
    shop = await startShopProcess({ DATABASE_URL: proxy.through(pair.primaryUrl) });
    load = startLoad(shop.origin, productId);
    await load.placedAgain(ENOUGH);
    const reports: FaultReport[] = [];
    for (const fault of faults) reports.push(await play(fault, { shop, load, pair, proxy }, lastsMs));
    await load.stop();
    const ending = await shop.end('SIGTERM');
    const { hung, slowestMs } = load.tally;
    const verdict = await verify(proxy.through(pair.primaryUrl), load.tally);
    return { faults: reports, ...verdict, hung, slowestMs: Math.round(slowestMs), ending };
  } finally {
    void load?.stop();
    await shop?.end('SIGKILL');
    await proxy.close();
    pair.stop();
  }
}
