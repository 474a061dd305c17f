/** Web vitals of shoppers' pages, as histograms. */
export const vitals = [
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
];

/** Errors of versions in shoppers' browsers, by message and place. */
export const errors = [
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
];

/** How far sessions come: a product, the cart, the checkout, an order; of each session once. */
export const funnel = [
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
  // The last hours of all versions are read at once.
  `create index registry_health_window on registry_health (window_start)`,
];

/** What the shop counts of purchases: sessions that pressed Pay, that paid, and in which the API failed meanwhile. */
export const purchases = [
  `alter table registry_health
    add column pays int not null default 0,
    add column paid int not null default 0,
    add column blocked int not null default 0`,
];

/** Where a session's reports came from, whether they count as evidence, since when each network is known, and which browsers have paid. */
export const evidence = [
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
];
