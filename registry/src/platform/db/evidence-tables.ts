import type { Moment } from './column-types';

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
