import { createCachedResponse, type CachedResponse } from './cached-response';

/** A place for a response that is being made: exactly one of both has to be called. */
export interface ResponseSlot {
  /** Caches it and gives it to those who wait; already stale when something changed since it was begun. */
  fill(json: string): CachedResponse;
  /** There is no response to cache; those who wait make their own requests. */
  leave(): void;
}

/** Responses by address. One that is being made is waited for, so that a hundred who ask at once cost one read. */
export interface ResponseCache {
  /** A cached one at once; one that is being made as a promise; undefined when there is neither. */
  find(url: string): CachedResponse | Promise<CachedResponse | undefined> | undefined;
  begin(url: string): ResponseSlot;
  /** The last one that there was, though it is too old or was dropped: for when no other can be had. */
  stale(url: string): CachedResponse | undefined;
  /** Invalidates all entries, also those that are being made now. */
  drop(): void;
}

export interface ResponseCacheOptions {
  /** How old a response may be, in milliseconds; 0 caches none. */
  readonly maxAgeMs: () => number;
  /** Bytes to cache; the longest unused go first. */
  readonly maxBytes: number;
  readonly now?: () => number;
}

/** How old a response may be that is given for want of a newer one, in milliseconds. */
const STALE_MS = 60 * 60 * 1000;

interface Entry {
  readonly response: CachedResponse;
  /** How often all were dropped before it was made. */
  readonly generation: number;
}

export function createResponseCache({
  maxAgeMs,
  maxBytes,
  now = Date.now,
}: ResponseCacheOptions): ResponseCache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, Promise<CachedResponse | undefined>>();
  let generation = 0;

  function trim(): void {
    let size = 0;
    for (const { response } of entries.values()) size += response.size();
    for (const [url, { response }] of entries) {
      if (size <= maxBytes) return;
      entries.delete(url);
      size -= response.size();
    }
  }

  /** Puts it at the end: the first of the map is then the one that was unused longest. */
  function touch(url: string, entry: Entry): void {
    entries.delete(url);
    entries.set(url, entry);
  }

  function fresh(url: string): CachedResponse | undefined {
    const entry = entries.get(url);
    if (!entry || entry.generation !== generation || now() - entry.response.storedAt >= maxAgeMs()) {
      return undefined;
    }
    touch(url, entry);
    return entry.response;
  }

  return {
    find(url) {
      return maxAgeMs() === 0 ? undefined : (fresh(url) ?? making.get(url));
    },
    begin(url) {
      const begun = generation;
      let settle: (response: CachedResponse | undefined) => void = () => undefined;
      const promise = new Promise<CachedResponse | undefined>((resolve) => (settle = resolve));
      making.set(url, promise);
      const end = (response: CachedResponse | undefined) => {
        if (making.get(url) === promise) making.delete(url);
        settle(response);
      };
      return {
        fill(json) {
          const response = createCachedResponse(json, now());
          // One that was overtaken by a change is still better than none, but not than a newer one.
          if (maxAgeMs() > 0 && (entries.get(url)?.generation ?? 0) <= begun) {
            touch(url, { response, generation: begun });
            if (entries.size % 64 === 0) trim();
          }
          end(response);
          return response;
        },
        leave: () => end(undefined),
      };
    },
    stale(url) {
      const response = entries.get(url)?.response;
      return response && now() - response.storedAt < STALE_MS ? response : undefined;
    },
    drop() {
      generation += 1;
      making.clear();
    },
  };
}
