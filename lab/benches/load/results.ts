import type { Checkouts } from './checkouts';
import type { Flood } from './flood';

/** Pages per second of each server, over the same connections. */
export interface Rates {
  /** Compressed size of the home page. */
  readonly bytes: number;
  readonly bare: number | null;
  readonly cached: number | null;
  /** Cached pages relative to the bare server. */
  readonly ratio: number | null;
  /** Uncached home pages. */
  readonly uncached: Flood;
  /** Uncached pages for each second of processor time that the shop spent; null where that cannot be read. */
  readonly uncachedPerCore: number | null;
}

/** A shop during a flood with checkouts. */
export interface FloodedShop {
  readonly flood: Flood;
  readonly checkouts: Checkouts;
  /** From the end of the flood to the first complete page, in ms; null when there was none in a minute. */
  readonly firstPageMs: number | null;
  /** Maximum resident memory of all of the shop's processes, in bytes; null where it cannot be read. */
  readonly maxMemory: number | null;
}

export interface LoadResults {
  readonly rates: Rates;
  readonly floods: readonly FloodedShop[];
  /** Resident memory after all pages were opened once, and some seconds after the last flood, in bytes. */
  readonly memoryBefore: number | null;
  readonly memoryAfter: number | null;
}
