import { Gauge, type Registry } from 'prom-client';
import { workCountsMs } from './durations';
import type { Database } from './platform/db/database';
import { isBusy, isUnavailable } from './platform/db/database-error';
import { countOrders, countWaiting } from './work-counts';

function atMostEvery<Value>(milliseconds: number, count: () => Promise<Value>): () => Promise<Value> {
  let counted: Promise<Value> | undefined;
  let countedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (!counted || now - countedAt >= milliseconds) {
      countedAt = now;
      counted = count();
      // A failed count rejects for its callers, and the next call retries it.
      counted.catch(() => (countedAt = -Infinity));
    }
    return counted;
  };
}

/** Returns nothing while the database is unavailable: the process's own metrics are still served. */
function emptyWhileDown<Value>(count: () => Promise<readonly Value[]>): () => Promise<readonly Value[]> {
  return () =>
    count().catch((error: unknown) => {
      if (isUnavailable(error) || isBusy(error)) return [];
      throw error;
    });
}

/** Registers the availability of the database. */
export function watchDatabase(register: Registry, database: Pick<Database, 'isReachable'>): void {
  new Gauge({
    name: 'shop_database_up',
    help: 'Whether the database responds: 1, or 0 while it is unavailable.',
    registers: [register],
    async collect() {
      this.set((await database.isReachable()) ? 1 : 0);
    },
  });
}

/** Registers metrics from the database: its availability, orders by state, and waiting work by queue. */
export function watchWork(register: Registry, database: Pick<Database, 'db' | 'isReachable'>): void {
  const { db } = database;
  watchDatabase(register, database);
  const orders = emptyWhileDown(atMostEvery(workCountsMs, () => countOrders(db)));
  const waiting = emptyWhileDown(atMostEvery(workCountsMs, () => countWaiting(db)));

  new Gauge({
    name: 'shop_orders',
    help: 'Orders by state.',
    labelNames: ['state'],
    registers: [register],
    async collect() {
      this.reset();
      for (const { state, count } of await orders()) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'shop_queue_waiting',
    help: 'Waiting work: emails, webhooks to apply, refunds to send, links to mail, orders to check at the provider.',
    labelNames: ['queue'],
    registers: [register],
    async collect() {
      this.reset();
      for (const { queue, count } of await waiting()) this.set({ queue }, count);
    },
  });
  new Gauge({
    name: 'shop_queue_oldest_seconds',
    help: 'How long the oldest waiting work has been due.',
    labelNames: ['queue'],
    registers: [register],
    async collect() {
      this.reset();
      for (const { queue, oldestSeconds } of await waiting()) this.set({ queue }, oldestSeconds);
    },
  });
  new Gauge({
    name: 'shop_mails_failed',
    help: 'Emails of the last 30 days that permanently failed.',
    registers: [register],
    async collect() {
      const mails = (await waiting()).find(({ queue }) => queue === 'mail');
      if (mails) this.set(mails.failed);
    },
  });
}
