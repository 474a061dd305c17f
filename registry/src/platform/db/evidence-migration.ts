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
