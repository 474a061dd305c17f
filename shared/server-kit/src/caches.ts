import { LRUCache } from 'lru-cache';

type Cacheable = object | string | number;

/** Cached values by key, each read once for all concurrent callers. */
export interface Memo<Value> {
  /** A failed read is not cached. */
  get(key: string, maxAgeMs: number, read: () => Promise<Value>): Promise<Value>;
  has(key: string): boolean;
  clear(): void;
}

interface MemoOptions<Value> {
  readonly now?: () => number;
  readonly weigh?: (value: Value) => number;
  /** When the total weight exceeds this limit, the least recently used values are dropped. */
  readonly maxWeight?: number;
}

/** LRUCache treats the time 0 as unset, and a value as fresh at the exact end of its TTL. */
const clockOf = (now: () => number) => ({ ttlResolution: 0, perf: { now: () => now() + 1 } });
const ttlOf = (maxAgeMs: number) => maxAgeMs - 1;

export function createMemo<Value extends Cacheable>({
  now = Date.now,
  weigh = () => 1,
  maxWeight = 10_000,
}: MemoOptions<Value> = {}): Memo<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    ...clockOf(now),
    maxSize: maxWeight,
    // An empty value needs memory, too.
    sizeCalculation: (value) => Math.max(1, weigh(value)),
    fetchMethod: (_key, _stale, { context: read }) => read(),
    // A value that was being read during `clear` is still returned to its callers, but not cached.
    ignoreFetchAbort: true,
  });
  return {
    get: (key, maxAgeMs, read) => cache.forceFetch(key, { ttl: ttlOf(maxAgeMs), context: read }),
    has: (key) => cache.has(key),
    clear: () => cache.clear(),
  };
}

/**
 * Caches the result of `make`: one call for concurrent callers, refreshed when it is older than `maxAgeMs`, and still
 * returned while `make` fails. Rejects only if there has never been a result.
 */
export function createRefreshingCache<Value extends Cacheable>(
  make: () => Promise<Value>,
  { maxAgeMs, now = Date.now }: { readonly maxAgeMs: number; readonly now?: () => number },
): () => Promise<Value> {
  const cache = new LRUCache<'value', Value>({
    ...clockOf(now),
    max: 1,
    ttl: ttlOf(maxAgeMs),
    fetchMethod: make,
    noDeleteOnFetchRejection: true,
  });
  return async () => {
    try {
      return await cache.forceFetch('value');
    } catch (error) {
      const stale = cache.get('value', { allowStale: true, noDeleteOnStaleGet: true });
      if (stale === undefined) throw error;
      return stale;
    }
  };
}

interface Flight<Result> {
  readonly result: Promise<Result>;
  readonly controller: AbortController;
  waiting: number;
}

/** Shares one run of work between concurrent callers, and aborts it once the last caller has left. */
export interface SingleFlight<Result> {
  /**
   * Joins the work with this name, or starts it. `leaving` signals that this caller has stopped waiting. The last
   * caller to leave aborts the work.
   */
  join(name: string, work: (signal: AbortSignal) => Promise<Result>, leaving?: AbortSignal): Promise<Result>;
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>();

  const begin = (name: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> => {
    const controller = new AbortController();
    const result = work(controller.signal).finally(() => {
      if (flights.get(name) === flight) flights.delete(name);
    });
    const flight: Flight<Result> = { result, controller, waiting: 0 };
    flights.set(name, flight);
    return flight;
  };

  return {
    join(name, work, leaving) {
      const flight = flights.get(name) ?? begin(name, work);
      flight.waiting += 1;
      const leave = () => {
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        // The next caller must start new work instead of joining the aborted one.
        if (flights.get(name) === flight) flights.delete(name);
        flight.controller.abort();
      };
      leaving?.addEventListener('abort', leave, { once: true });
      return flight.result.finally(() => leaving?.removeEventListener('abort', leave));
    },
  };
}
