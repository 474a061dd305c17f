import type { Rollout, RolloutEvent, RolloutStage } from '@shop/contracts/registry';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A version that is released in stages. */
export interface RolloutTable {
  id: Generated<number>;
  env: string;
  remote: string;
  version: string;
  stages: Json<readonly RolloutStage[]>;
  /** Whether it may release a version that was rolled back before. */
  again: boolean;
  /** Whether it may release a deprecated version. */
  acknowledge: boolean;
  status: Rollout['status'];
  /** The current stage, from 1; 0 before it has begun. */
  stage: number;
  /** When the current stage went live. */
  stage_since: Moment | null;
  /** Why it is on hold. */
  hold: ColumnType<Rollout['hold'], string | null, string | null>;
  /** Holds that were overridden in this stage. */
  overruled: Json<readonly OverriddenHold[]>;
  approvals: Json<Rollout['approvals']>;
  start_at: Moment | null;
  /** Salt of its canary. */
  salt: string | null;
  created_by: string;
  created_at: Moment;
  ended_at: Moment | null;
}

/** Holds that may be overridden. */
export type OverriddenHold = 'bake' | 'traffic' | 'window' | 'judgement';

/** The append-only history of a rollout. */
export interface RolloutEventTable {
  id: Generated<number>;
  rollout: number;
  at: Moment;
  actor: string;
  kind: RolloutEvent['kind'];
  stage: number;
  reason: string;
}

/** Migrations by name. A released migration never changes. */
export const rolloutsMigrations = {
  // Rollouts in stages, and their history.
  '0009-rollouts': [
    `create table registry_rollout (
      id int generated always as identity primary key,
      env text not null,
      remote text not null,
      version text not null,
      stages jsonb not null,
      again boolean not null,
      status text not null check (status in ('draft', 'scheduled', 'running', 'paused', 'done', 'aborted')),
      stage int not null,
      stage_since timestamptz,
      hold jsonb,
      overruled jsonb not null,
      approvals jsonb not null,
      start_at timestamptz,
      salt text,
      created_by text not null,
      created_at timestamptz not null,
      ended_at timestamptz
    )`,
    // A remote has at most one open rollout.
    `create unique index registry_rollout_open on registry_rollout (env, remote)
      where status not in ('done', 'aborted')`,
    `create index registry_rollout_salt on registry_rollout (salt)`,
    `create table registry_rollout_event (
      id bigint generated always as identity primary key,
      rollout int not null references registry_rollout (id),
      at timestamptz not null,
      actor text not null,
      kind text not null,
      stage int not null,
      reason text not null
    )`,
    `create index registry_rollout_event_rollout on registry_rollout_event (rollout, id)`,
    `create trigger registry_rollout_event_only_added before update or delete on registry_rollout_event
      for each row execute function registry_only_added()`,
  ],
};
