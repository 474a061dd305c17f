import type { Generated } from 'kysely';
import type { Moment } from '../../platform/db/column-types';

/** Sessions and failures of one version in one window of 30 s. */
export interface HealthTable {
  env: string;
  remote: string;
  version: string;
  variant: string;
  window_start: Moment;
  /** Estimated sessions: a sampled one counts for ten. */
  sessions: number;
  /** Sessions that reported at all. */
  reports: number;
  failures: number;
  errors: number;
  loads: number;
  load_ms: number;
  lcps: number;
  lcp_ms: number;
  /** Server renders, which are not sessions. */
  server_renders: Generated<number>;
  /** Those of them that threw, took too long or died. */
  server_failures: Generated<number>;
  /** Sessions that saw a product, added one to the cart, opened the checkout. */
  products: Generated<number>;
  carts: Generated<number>;
  checkouts: Generated<number>;
  /** Sessions that pressed Pay, paid, met a failing API from then on, and got their order: counted by the shop. */
  pays: Generated<number>;
  paid: Generated<number>;
  blocked: Generated<number>;
  orders: Generated<number>;
}

/** An error of a version in shoppers' browsers, by message and place. */
export interface ErrorTable {
  env: string;
  remote: string;
  version: string;
  /** Hash of the message without numbers and of the line that threw. */
  fingerprint: string;
  message: string;
  stack: string;
  /** Pages that reported it. */
  count: number;
  first_seen: Moment;
  last_seen: Moment;
}

/** How many page views of one day had a web vital in one bucket of its scale. */
export interface VitalTable {
  env: string;
  /** Midnight, UTC. */
  day: Moment;
  /** Seq of the page's release. */
  seq: number;
  /** Route pattern of the page. */
  page: string;
  /** A remote that serves the page; empty, like its version, in the row that counts each page view once. */
  remote: string;
  version: string;
  name: string;
  bucket: number;
  count: number;
}

/** A session that has been counted for a version, so that it counts once. */
export interface HealthSessionTable {
  env: string;
  remote: string;
  version: string;
  session: string;
  failed: boolean;
  /** Whether it is in the sums of the version's health: only evidence is. */
  counted: Generated<boolean>;
  /** Whether an order was paid in this browser before, and its network is known. */
  customer: Generated<boolean>;
  /** Hashes of where it reported from; null in rows of an older registry. */
  address: Generated<string | null>;
  network: Generated<string | null>;
  at: Moment;
}

export interface LastSeenTable {
  remote: string;
  version: string;
  at: Moment;
}

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

/** How far a session has come with a version, so that each stage counts once. */
export interface FunnelSessionTable {
  env: string;
  remote: string;
  version: string;
  session: string;
  /** One bit for each stage; see `funnelStages`. */
  stages: number;
  /** The bits that its last report has added. */
  fresh: number;
  /** A hash of the network that it reported from; null in rows of an older registry. */
  network: Generated<string | null>;
  at: Moment;
}
