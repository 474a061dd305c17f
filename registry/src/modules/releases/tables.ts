import type { Assignment } from '@shop/contracts';
import type { Json, Moment } from '../../platform/db/column-types';

/** An entry of the append-only list of releases. */
export interface ReleaseTable {
  env: string;
  seq: number;
  parent: number | null;
  assignments: Json<Record<string, Assignment>>;
  actor: string;
  reason: string;
  at: Moment;
}

/** A rolled-back version. Its row is deleted when the version is deliberately released again. */
export interface RolledBackTable {
  env: string;
  remote: string;
  version: string;
  actor: string;
  reason: string;
  at: Moment;
}

/** The table of releases; `registry_rolled_back` came later. */
export const firstReleasesMigration = [
  `create table registry_release (
    env text not null,
    seq int not null check (seq > 0),
    parent int,
    assignments jsonb not null,
    actor text not null,
    reason text not null,
    at timestamptz not null,
    primary key (env, seq)
  )`,
];
