/** Origins besides the shop's that remotes may use on its pages, as operations have approved them. */
export const approvedOrigins = [
  `create table registry_approved_origin (
    remote text not null,
    origin text not null,
    approved_by text not null,
    approved_at timestamptz not null,
    reason text not null,
    primary key (remote, origin)
  )`,
];
