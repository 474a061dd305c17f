import fc from 'fast-check';
import type { HistoryShop } from './history-shop';
import { histories, type History } from './history-steps';
import { playHistory } from './play-history';

export interface HistoriesReport {
  /** Histories that were played, without those of shrinking. */
  readonly played: number;
  /** How many orders ended in each state. */
  readonly orders: Readonly<Record<string, number>>;
  /** The smallest history that fails as well; null when none failed. */
  readonly failure: {
    readonly message: string;
    readonly history: History;
    /** With the seed, plays this history alone. */
    readonly path: string;
  } | null;
}

async function countOrders({ database: { db } }: HistoryShop): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('shop_order')
    .select(['status', ({ fn, cast }) => cast<number>(fn.countAll(), 'integer').as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

export interface HistoriesOptions {
  readonly seed: number;
  readonly count: number;
  /** Of a failure: plays that history alone. */
  readonly path?: string | undefined;
  /** No other history is begun after so many milliseconds. */
  readonly limitMs?: number;
}

/**
 * Plays so many histories made of a seed. The first one that fails is shrunk: steps are left out while it still fails.
 */
export async function runHistories(
  shop: HistoryShop,
  { seed, count, path, limitMs }: HistoriesOptions,
): Promise<HistoriesReport> {
  let playing = Promise.resolve();
  const property = fc.asyncProperty(histories, (history) => (playing = playHistory(shop, history)));
  const details = await fc.check(property, {
    seed,
    numRuns: count,
    ...(path !== undefined && { path }),
    ...(limitMs !== undefined && { interruptAfterTimeLimit: limitMs }),
  });
  // fast-check turns away from one that runs when the time is over; it still uses the shop.
  await playing.catch(() => undefined);
  const { failed, numRuns, counterexample, counterexamplePath, errorInstance } = details;
  const failure = failed
    ? {
        message: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
        history: counterexample?.[0] ?? [],
        path: counterexamplePath ?? '',
      }
    : null;
  return { played: numRuns, orders: await countOrders(shop), failure };
}
