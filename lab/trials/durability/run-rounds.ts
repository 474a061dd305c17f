import { setTimeout as pause } from 'node:timers/promises';
import { startShopProcess } from '../../../api/src/testing/shop-process';
import { seededRandom } from '../../../e2e/support/random';
import { judge, stockUp } from '../harness/judge';
import { startLoad, type Load, type Tally } from '../harness/shoppers';
import type { Disk } from './disks';

export interface Outcome {
  readonly name: string;
  readonly rounds: number;
  /** Orders that were confirmed to their shoppers, in all rounds. */
  readonly acknowledged: number;
  /** Checkouts that got a response, paid or not. */
  readonly opened: number;
  readonly lost: number;
  /** Inconsistencies; empty if there are none. */
  readonly drifts: readonly string[];
}

/** The shop is killed after a number of orders, independent of the machine's speed, and a random delay. */
const MIN_ORDERS = 5;
const MOMENT_MS = 100;
const MAX_ROUND_MS = 20_000;

/** Throws an Error if a checkout got a response that a crash does not explain. */
function checkResponses({ statuses }: Tally): void {
  const wrong = [...statuses.keys()].find((key) => /^checkout (?!200$|failed$)/.test(key));
  if (wrong) throw new Error(`A checkout returned ${wrong.slice('checkout '.length)}.`);
}

/** Places a number of orders in a shop on that disk, and kills it shortly afterwards. */
async function shopUntilDeath(
  disk: Disk,
  productId: string,
  until: { readonly orders: number; readonly momentMs: number },
): Promise<Tally> {
  const shop = await startShopProcess(disk.environment, disk.preload);
  let load: Load | undefined;
  try {
    load = startLoad(shop.origin, productId);
    const { tally } = load;
    const endsAt = performance.now() + MAX_ROUND_MS;
    while (tally.placed.size < until.orders && performance.now() < endsAt) await pause(5);
    await pause(until.momentMs);
    return tally;
  } finally {
    await shop.end('SIGKILL');
    await load?.giveUp();
  }
}

/**
 * Repeatedly lets shoppers buy, kills the shop at a random moment, checks the remaining data, and continues with
 * it. After each kill, every acknowledged order is looked up. A round ends after at most `maxOrders` of them.
 */
export async function runRounds(disk: Disk, rounds: number, seed: number, maxOrders = 60): Promise<Outcome> {
  const random = seededRandom(seed);
  const [placed, opened, lost] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const drifts: string[] = [];
  const productId = await stockUp(disk.config);
  for (let round = 0; round < rounds; round += 1) {
    disk.beforeRound?.();
    const tally = await shopUntilDeath(disk, productId, {
      orders: MIN_ORDERS + random.next() * (maxOrders - MIN_ORDERS),
      momentMs: random.next() * MOMENT_MS,
    });
    checkResponses(tally);
    for (const order of tally.opened) opened.add(order);
    for (const order of tally.placed) placed.add(order);
    await disk.afterDeath?.(round);
    const verdict = await judge(disk.config, { placed, opened });
    for (const order of verdict.lost) lost.add(order);
    if (verdict.drift !== null) drifts.push(verdict.drift);
  }
  return { name: disk.name, rounds, acknowledged: placed.size, opened: opened.size, lost: lost.size, drifts };
}
