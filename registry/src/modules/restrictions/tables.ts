import type { Moment } from '../../platform/db/column-types';

/**
 * A version that is banned, or deprecated until a date. Reinstating the version deletes the row; the audit
 * log still contains the restriction.
 */
export interface RestrictionTable {
  remote: string;
  version: string;
  kind: 'banned' | 'deprecated';
  /** When a deprecation ends; null for never. */
  until: Moment | null;
  actor: string;
  reason: string;
  at: Moment;
}

/** Migrations by name. A released migration never changes. */
export const restrictionsMigrations = {
  '0024-restrictions': [
    `create table registry_restriction (
      remote text not null,
      version text not null,
      kind text not null check (kind in ('banned', 'deprecated')),
      until timestamptz check (kind = 'deprecated' or until is null),
      actor text not null,
      reason text not null,
      at timestamptz not null,
      primary key (remote, version)
    )`,
    `alter table registry_rollout add column acknowledge boolean not null default false`,
  ],
};
