import type { Moment } from './column-types';

/**
 * Why a session does not count as evidence: its permit is not of its network, or the network is new or has its share already; or
 * it failed for a stranger while too few of customers did, and counts once they do.
 */
export type Held = 'network' | 'stranger';

/** Networks of shoppers that reported, as hashes: reports of one that is new are not evidence. */
export interface NetworkTable {
  env: string;
  /** See `Client` in `modules/telemetry/client.ts`. */
  network: string;
  first_seen: Moment;
  /** To the hour. */
  last_seen: Moment;
}

/** In which browser each order was paid, as hashes: failures of such browsers confirm those of others. */
export interface CustomerTable {
  env: string;
  /** An order counts for the browser that confirmed it first. */
  purchase: string;
  browser: string;
  at: Moment;
}
