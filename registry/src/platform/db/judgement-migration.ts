/** What the shop counts of purchases: sessions that pressed Pay, that paid, and in which the API failed meanwhile. */
export const purchases = [
  `alter table registry_health
    add column pays int not null default 0,
    add column paid int not null default 0,
    add column blocked int not null default 0`,
];
