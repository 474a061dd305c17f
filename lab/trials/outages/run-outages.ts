import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgresPair } from '../../../api/src/testing/postgres/start-postgres-pair';
import { startShopProcess, type Ending, type ShopProcess } from '../../../api/src/testing/shop-process';
import { startTcpProxy } from '../../../api/src/testing/tcp-proxy';
import type { Fault } from '../harness/database-faults';
import { judge, stockUp } from '../harness/judge';
import { seen, startLoad, type Load } from '../harness/shoppers';

/** Effects of one fault on shoppers. */
export interface FaultReport {
  readonly name: string;
  /** Time from the recovery of the database to the first placed order, in ms. */
  readonly backMs: number;
  /** Status of the shop's `/readyz` during the fault. */
  readonly readyz: number;
  readonly healthz: number;
  /** Number of responses to shoppers by status. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** Findings after all faults. */
export interface OutageReport {
  readonly faults: readonly FaultReport[];
  /** Orders that were confirmed to their shoppers. */
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  /** The stock differences as text; null if every unit is accounted for. */
  readonly drift: string | null;
  readonly hung: number;
  readonly slowestMs: number;
  /** How the shop's process exited when it was stopped. */
  readonly ending: Ending;
}

export interface OutageOptions {
  readonly faults: readonly Fault[];
  /** Minimum duration of a fault, in ms. */
  readonly lastsMs: number;
}

/** Number of refused calls before a fault ends, and of placed orders before the next one begins. */
const ENOUGH = 5;

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

/** Injects database faults, one after the other, while shoppers buy at a shop in a separate process. */
export async function runOutages({ faults, lastsMs }: OutageOptions): Promise<OutageReport> {
  const pair = await startPostgresPair({ parent: tmpdir() });
  const proxy = await startTcpProxy(pair.primaryUrl);
  let shop: ShopProcess | undefined;
  let load: Load | undefined;
  try {
    const productId = await stockUp({ databaseUrl: pair.primaryUrl });
    shop = await startShopProcess({ DATABASE_URL: proxy.through(pair.primaryUrl) });
    load = startLoad(shop.origin, productId);
    await load.placedAgain(ENOUGH);
    const reports: FaultReport[] = [];
    for (const fault of faults) reports.push(await play(fault, { shop, load, pair, proxy }, lastsMs));
    await load.stop();
    const ending = await shop.end('SIGTERM');
    const { placed, hung, slowestMs } = load.tally;
    const verdict = await judge({ databaseUrl: proxy.through(pair.primaryUrl) }, { placed, opened: placed });
    return {
      ...verdict,
      faults: reports,
      acknowledged: placed.size,
      lost: verdict.lost.length,
      hung,
      slowestMs: Math.round(slowestMs),
      ending,
    };
  } finally {
    void load?.stop();
    await shop?.end('SIGKILL');
    await proxy.close();
    pair.stop();
  }
}
