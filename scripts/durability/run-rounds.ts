import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../../api/src/platform/db/database';
import { migrateToLatest } from '../../api/src/migrations/migrate';
import { addProduct } from '../../api/src/modules/orders/testing/add-product';
import { startShopProcess } from '../../api/src/testing/shop-process';
import { seededRandom } from '../fuzz/random';
import type { Disk } from './disks';
import { loadUntilDeath, type Promises } from './load';
import { verify } from './verify';

export interface Outcome {
  readonly name: string;
  readonly rounds: number;
  /** Orders whose shoppers were told that they are placed, over all rounds. */
  readonly acknowledged: number;
  /** Checkouts that were answered, paid or not. */
  readonly opened: number;
  readonly lost: number;
  /** What drifted; empty when nothing did. */
  readonly drifts: readonly string[];
}

/** A round's death comes after so many orders, however fast the machine is, and a moment that falls anywhere. */
const FEWEST_ORDERS = 5;
const MOMENT_MS = 100;
const LONGEST_ROUND_MS = 20_000;

async function stock(disk: Disk): Promise<string> {
  const database = await openDatabase(disk.config);
  try {
    await migrateToLatest(database);
    return await addProduct(database.db, { stock: 1_000_000 });
  } finally {
    await database.close();
  }
}

/**
 * Lets shoppers buy, kills the shop at a random moment, looks what is left, and goes on with that; so many times over.
 * Every order that was ever acknowledged is looked for after every death. A round ends
 * after at most `mostOrders` of them.
 */
export async function runRounds(disk: Disk, rounds: number, seed: number, mostOrders = 60): Promise<Outcome> {
  const random = seededRandom(seed);
  const promises: Promises = { placed: new Set(), opened: new Set() };
  const lost = new Set<string>();
  const drifts: string[] = [];
  const productId = await stock(disk);
  for (let round = 0; round < rounds; round += 1) {
    disk.beforeRound?.();
    const shop = await startShopProcess(disk.environment, disk.preload);
    const goal = promises.placed.size + FEWEST_ORDERS + random.next() * (mostOrders - FEWEST_ORDERS);
    const death = async () => {
      const endsAt = performance.now() + LONGEST_ROUND_MS;
      while (promises.placed.size < goal && performance.now() < endsAt) await pause(5);
      await pause(random.next() * MOMENT_MS);
      await shop.end('SIGKILL');
    };
    await Promise.all([loadUntilDeath(shop.origin, productId, promises), death()]);
    await disk.afterDeath?.(round);
    const verdict = await verify(disk.config, promises);
    for (const order of verdict.lost) lost.add(order);
    if (verdict.drift !== null) drifts.push(verdict.drift);
  }
  const { placed, opened } = promises;
  return { name: disk.name, rounds, acknowledged: placed.size, opened: opened.size, lost: lost.size, drifts };
}
