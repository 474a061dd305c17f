import type { Generated } from 'kysely';
import type { Moment } from '../../platform/db/column-types';
import type { counters } from './metrics';

type Counters = typeof counters;

/** The counters of a version in a window of 30 s. Not an interface, as the query builder needs a type for joins. */
export type HealthTable = {
  env: string;
  remote: string;
  version: string;
  variant: string;
  window_start: Moment;
} & { [Name in keyof Counters as Counters[Name]['column']]: Generated<number> };

/** An error of a version in shoppers' browsers, by message and location. */
export interface ErrorTable {
  env: string;
  remote: string;
  version: string;
  /** Hash of the message without numbers and of the line that threw. */
  fingerprint: string;
  message: string;
  stack: string;
  /** Number of page views that reported it. */
  count: number;
  first_seen: Moment;
  last_seen: Moment;
}

/** Number of page views of a day with a web vital in one bucket. */
export interface VitalTable {
  env: string;
  /** Midnight, UTC. */
  day: Moment;
  /** Seq of the page's release. */
  seq: number;
  /** Route pattern of the page. */
  page: string;
  /** A remote that serves the page. Remote and version are empty in the row that counts each page view once. */
  remote: string;
  version: string;
  name: string;
  bucket: number;
  count: number;
}

/** A session that was counted for a version, so that it counts once. */
export interface HealthSessionTable {
  env: string;
  remote: string;
  version: string;
  session: string;
  failed: boolean;
  /** Whether it is counted in the version's health, as evidence. */
  counted: Generated<boolean>;
  /** Whether an order was paid in this browser, and its network is known. */
  customer: Generated<boolean>;
  /** Hashes of its address and network; null in rows of an older registry. */
  address: Generated<string | null>;
  network: Generated<string | null>;
  at: Moment;
}

export interface LastSeenTable {
  remote: string;
  version: string;
  at: Moment;
}

/** Networks of shoppers that reported, as hashes. Reports from new networks are not evidence. */
export interface NetworkTable {
  env: string;
  /** See `Client` in `modules/telemetry/nonce.ts`. */
  network: string;
  first_seen: Moment;
  /** To the hour. */
  last_seen: Moment;
}

/** The browser in which each order was paid, as hashes. Failures of these browsers confirm those of others. */
export interface CustomerTable {
  env: string;
  purchase: string;
  /** The browser that first confirmed the order. */
  browser: string;
  at: Moment;
}

/** The stages that a session has reached with a version, so that each counts once. */
export interface FunnelSessionTable {
  env: string;
  remote: string;
  version: string;
  session: string;
  /** One bit per stage; see `stages` in metrics.ts. */
  stages: number;
  /** The bits that were added by its last report. */
  fresh: number;
  /** A hash of its network; null in rows of an older registry. */
  network: Generated<string | null>;
  at: Moment;
}

/** Reports by window and by session, and when versions were last seen. */
export const firstTelemetryMigration = [
  `create table registry_health (
    env text not null,
    remote text not null,
    version text not null,
    variant text not null,
    window_start timestamptz not null,
    sessions int not null,
    reports int not null,
    failures int not null,
    errors int not null,
    loads int not null,
    load_ms bigint not null,
    lcps int not null,
    lcp_ms bigint not null,
    primary key (env, remote, version, variant, window_start)
  )`,
  `create table registry_health_session (
    env text not null,
    remote text not null,
    version text not null,
    session text not null,
    failed boolean not null,
    at timestamptz not null,
    primary key (env, remote, version, session)
  )`,
  `create index registry_health_session_at on registry_health_session (at)`,
  `create table registry_last_seen (
    remote text not null,
    version text not null,
    at timestamptz not null,
    primary key (remote, version)
  )`,
];

/** Migrations by name. A released migration never changes. */
export const telemetryMigrations = {
  // Web vitals of shoppers' pages, as histograms.
  '0003-vitals': [
    `create table registry_vital (
      env text not null,
      day timestamptz not null,
      seq int not null,
      page text not null,
      remote text not null,
      version text not null,
      name text not null,
      bucket smallint not null,
      count int not null,
      primary key (env, day, seq, page, remote, version, name, bucket)
    )`,
  ],
  // Errors of versions in shoppers' browsers, by message and location.
  '0004-errors': [
    `create table registry_error (
      env text not null,
      remote text not null,
      version text not null,
      fingerprint text not null,
      message text not null,
      stack text not null,
      count int not null,
      first_seen timestamptz not null,
      last_seen timestamptz not null,
      primary key (env, remote, version, fingerprint)
    )`,
  ],
  // Stages of sessions: product, cart, checkout and order, each counted once per session.
  '0016-funnel': [
    `alter table registry_health
      add column products int not null default 0,
      add column carts int not null default 0,
      add column checkouts int not null default 0,
      add column orders int not null default 0`,
    `create table registry_funnel_session (
      env text not null,
      remote text not null,
      version text not null,
      session text not null,
      stages int not null,
      fresh int not null,
      at timestamptz not null,
      primary key (env, session, remote, version)
    )`,
    `create index registry_funnel_session_at on registry_funnel_session (at)`,
    // For reading the last hours of all versions.
    `create index registry_health_window on registry_health (window_start)`,
  ],
  // Purchases counted by the shop: sessions that clicked Pay, that paid, and in which the API failed.
  '0017-judgement-purchases': [
    `alter table registry_health
      add column pays int not null default 0,
      add column paid int not null default 0,
      add column blocked int not null default 0`,
  ],
  // Origin of a session's reports and whether they are evidence, known networks, and browsers with paid orders.
  '0021-evidence': [
    `alter table registry_health_session
      add column counted boolean not null default true,
      add column customer boolean not null default false,
      add column address text,
      add column network text`,
    `create index registry_health_session_network on registry_health_session (env, network, remote, version)
      where network is not null`,
    `create index registry_health_session_held on registry_health_session (env, at) where failed and not counted`,
    `create index registry_health_session_failed on registry_health_session (env, remote, version, at) where failed`,
    `alter table registry_funnel_session add column network text`,
    `create index registry_funnel_session_network on registry_funnel_session (env, network)
      where network is not null`,
    `create table registry_network (
      env text not null,
      network text not null,
      first_seen timestamptz not null,
      last_seen timestamptz not null,
      primary key (env, network)
    )`,
    `create index registry_network_first_seen on registry_network (env, first_seen)`,
    `create table registry_customer (
      env text not null,
      purchase text not null,
      browser text not null,
      at timestamptz not null,
      primary key (env, purchase)
    )`,
    `create index registry_customer_browser on registry_customer (env, browser)`,
  ],
};
