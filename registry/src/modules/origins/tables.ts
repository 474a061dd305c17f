import type { Moment } from '../../platform/db/column-types';

/** An origin that a remote may use. Withdrawing an approval deletes its row; the audit log keeps it. */
export interface ApprovedOriginTable {
  remote: string;
  /** For example, `https://maps.example`. */
  origin: string;
  approved_by: string;
  approved_at: Moment;
  reason: string;
}

/** Migrations by name. A released migration never changes. */
export const originsMigrations = {
  // Approved origins besides the shop's that remotes may use on their pages.
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
