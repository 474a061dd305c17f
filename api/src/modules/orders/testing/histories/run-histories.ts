import fc from 'fast-check';
import type { HistoryShop } from './history-shop';
import type { History } from './history-step';
import { histories } from './history-steps';
import { playHistory } from './play-history';

interface HistoriesReport {
  /** Number of played histories, not counting shrinking. */
  readonly played: number;
  /** Number of orders that ended in each state. */
  readonly orders: Readonly<Record<string, number>>;
  /** The smallest failing history; null when none failed. */
  readonly failure: {
    readonly message: string;
    readonly history: History;
    /** With the seed, replays only this history. */
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
  /** The path of a failure: replays only that history. */
  readonly path?: string | undefined;
  /** In ms. No history starts after this time; the first one is always completed. */
  readonly limitMs?: number;
}

/** Plays `count` histories generated from a seed. The first failing one is shrunk: steps are removed while it still fails. */
export async function runHistories(
  shop: HistoryShop,
  { seed, count, path, limitMs }: HistoriesOptions,
): Promise<HistoriesReport> {
  const began = performance.now();
  let played = 0;
  let hasFailed = false;
  // fast-check's own time limit abandons the running history, which still uses the shop, and fails if it was the first.
  const isTimeOver = () => limitMs !== undefined && played > 0 && performance.now() - began > limitMs;
  const property = fc.asyncProperty(histories, async (history) => {
    if (!hasFailed && isTimeOver()) return;
    try {
      await playHistory(shop, history);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
    if (!hasFailed) played += 1;
  });
  const details = await fc.check(property, { seed, numRuns: count, ...(path !== undefined && { path }) });
  const { failed, counterexample, counterexamplePath, errorInstance } = details;
  const failure = failed
    ? {
        message: errorInstance instanceof Error ? errorInstance.message : String(errorInstance),
        history: counterexample?.[0] ?? [],
        path: counterexamplePath ?? '',
      }
    : null;
  return { played, orders: await countOrders(shop), failure };
}
