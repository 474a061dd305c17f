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
