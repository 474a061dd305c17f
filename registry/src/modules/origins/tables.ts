import type { Moment } from '../../platform/db/column-types';

/** An origin that a remote may use. A withdrawn approval is deleted; the audit keeps it. */
export interface ApprovedOriginTable {
  remote: string;
  /** Such as `https://maps.example`. */
  origin: string;
  approved_by: string;
  approved_at: Moment;
  reason: string;
}

/** Migrations by name; one that has been released never changes. */
export const originsMigrations = {
  // Origins besides the shop's that remotes may use on its pages, as operations have approved them.
  '0022-policy-origins': [
    `create table registry_approved_origin (
      remote text not null,
      origin text not null,
      approved_by text not null,
      approved_at timestamptz not null,
      reason text not null,
      primary key (remote, origin)
    )`,
  ],
};
