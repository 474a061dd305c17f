import { setTimeout as pause } from 'node:timers/promises';
import { payAtSandbox } from '../../../api/src/modules/orders/testing/pay-at-sandbox';
import { newShopper, type ApiResponse, type Shopper } from '../../../api/src/modules/orders/testing/shopper';
import type { ResponseCounts } from './outcome';

/** Responses that shoppers of a shop saw. */
export interface Tally {
  /** Number of responses by call and status: `checkout 503`. */
  readonly statuses: Map<string, number>;
  /** Provider's ids of the orders that a checkout returned. */
  readonly opened: Set<string>;
  /** Those that were confirmed to their shopper. */
  readonly placed: Set<string>;
  /** Calls without a response within `HANG_MS`. */
  hung: number;
  /** Maximum duration of a call, in ms. */
  slowestMs: number;
  /** Longest time between two placed orders, in ms. */
  maxPauseMs: number;
}

/** Shoppers who place one order after the other until they are stopped. */
export interface Load {
  readonly tally: Tally;
  /** Resolves once `count` more orders have been placed, with the milliseconds until the first of them. */
  placedAgain(count: number): Promise<number>;
  /** Resolves when `condition` returns true for the responses. */
  until(condition: (tally: Tally) => boolean): Promise<void>;
  /** Lets every shopper finish the current purchase. */
  stop(): Promise<void>;
  /** Stops all shoppers immediately, for example after the shop was killed. */
  giveUp(): Promise<void>;
}

/** Options; by default shoppers buy as fast as possible. */
export interface LoadOptions {
  /** Number of shoppers; 6 by default. */
  readonly shoppers?: number;
  /** The requests before each purchase; reads the catalogue by default. */
  readonly browse?: () => Promise<void>;
  /** Delay before a refused call is retried, in ms. The default is shorter than a browser's, to detect the recovery early. */
  readonly retryMs?: number;
  /** Called after each call of a purchase with its status, or 0 without a response, and its duration in ms. */
  readonly onCall?: (status: number, ms: number) => void;
}

const SHOPPERS = 6;
const AMOUNT_PAISE = 11_200;
const HANG_MS = 10_000;

const RETRY_MS = 100;
const POLL_MS = 20;

/** Maximum retries of a call after the load is stopped. */
const LAST_ATTEMPTS = 20;

let receipts = 0;

/** Lets shoppers buy the products in turn until they are stopped. A refused call is repeated unchanged. */
export function startLoad(
  origin: string,
  products: string | readonly string[],
  options: LoadOptions = {},
): Load {
  const { shoppers = SHOPPERS, retryMs = RETRY_MS, onCall } = options;
  const productIds = [products].flat();
  const tally: Tally = {
    statuses: new Map(),
    opened: new Set(),
    placed: new Set(),
    hung: 0,
    slowestMs: 0,
    maxPauseMs: 0,
  };
  let lastPlacedAt: number | undefined;
  let stopping = false;
  let lastAttempts = LAST_ATTEMPTS;

  /** Sends a call and records its status; undefined without a response. */
  async function recordStatus<T extends { readonly status: number }>(name: string, call: () => Promise<T>) {
    const began = performance.now();
    const response = await call().catch(() => undefined);
    const took = performance.now() - began;
    tally.slowestMs = Math.max(tally.slowestMs, took);
    if (took >= HANG_MS) tally.hung += 1;
    onCall?.(response?.status ?? 0, took);
    const key = `${name} ${response?.status ?? 'failed'}`;
    tally.statuses.set(key, (tally.statuses.get(key) ?? 0) + 1);
    return response;
  }

  /** Retries a call until it succeeds or fails permanently. */
  async function retryUntilDone(
    name: string,
    call: () => Promise<ApiResponse>,
  ): Promise<ApiResponse | undefined> {
    for (let attempt = 0; !stopping || attempt < lastAttempts; attempt += 1) {
      const response = await recordStatus(name, call);
      if (response && response.status < 500) return response;
      await pause(retryMs);
    }
    return undefined;
  }

  const browseCatalogue = async () => {
    const response = await recordStatus('catalogue', () => fetch(`${origin}/api/v1/product?limit=4`));
    await response?.body?.cancel();
  };

  const browse = options.browse ?? browseCatalogue;

  async function pay(orderId: string) {
    for (let attempt = 0; !stopping || attempt < lastAttempts; attempt += 1) {
      const paid = await payAtSandbox(origin, orderId).catch(() => undefined);
      if (paid) return paid;
      await pause(retryMs);
    }
    // The order was paid in an attempt whose response was lost, so the webhook places it.
    return undefined;
  }

  async function buy(shopper: Shopper): Promise<void> {
    receipts += 1;
    const receipt = `receipt-${process.pid}-${receipts}`;
    const productId = productIds[receipts % productIds.length] ?? '';
    await browse();
    if (stopping && options.browse) return;
    const opened = await retryUntilDone('checkout', () =>
      shopper.checkout([{ productId, quantity: 1 }], AMOUNT_PAISE, { receipt }),
    );
    if (opened?.status !== 200) return;
    const orderId = String(opened.body.id);
    tally.opened.add(orderId);
    const paid = await pay(orderId);
    if (!paid) return;
    const reported = await retryUntilDone('status', () => shopper.report(paid));
    if (reported?.body.status !== 'placed') return;
    tally.placed.add(orderId);
    const now = performance.now();
    tally.maxPauseMs = Math.max(tally.maxPauseMs, now - (lastPlacedAt ?? now));
    lastPlacedAt = now;
  }

  const shopping = Array.from({ length: shoppers }, async () => {
    while (!stopping) await buy(newShopper(origin));
  });

  const stop = async () => {
    stopping = true;
    await Promise.all(shopping);
  };
  const until = async (condition: (seen: Tally) => boolean) => {
    while (!condition(tally)) await pause(POLL_MS);
  };
  return {
    tally,
    until,
    async placedAgain(count) {
      const began = performance.now();
      const before = tally.placed.size;
      await until(({ placed }) => placed.size > before);
      const firstMs = performance.now() - began;
      await until(({ placed }) => placed.size >= before + count);
      return firstMs;
    },
    stop,
    giveUp() {
      lastAttempts = 0;
      return stop();
    },
  };
}

/** Number of calls with a status in this range. */
export function seen({ statuses }: Tally, status: RegExp): number {
  let count = 0;
  for (const [key, times] of statuses) if (status.test(key)) count += times;
  return count;
}

/** The statuses of a purchase's calls, and which of them are not allowed. */
export function callsOf({ statuses, hung }: Tally) {
  const counts: Record<string, number> = {};
  const failures: string[] = [];
  for (const [call, count] of statuses) {
    const status = /\d+$/.exec(call)?.[0] ?? 'none';
    counts[status] = (counts[status] ?? 0) + count;
    // 502: the payment sandbox stores its orders in the same database.
    if (!/^(200|502|503)$/.test(status)) failures.push(`${count} × ${call}`);
  }
  if (hung > 0) failures.push(`${hung} calls without a response in 10 s`);
  return { counts, failures };
}

/** Adds two sets of counts. */
export function sum(one: ResponseCounts, other: ResponseCounts): ResponseCounts {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return Object.fromEntries(names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]));
}
