import type { Rollout, RolloutEvent, RolloutStage } from '@shop/contracts/registry';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A version that is released by stages. */
export interface RolloutTable {
  id: Generated<number>;
  env: string;
  remote: string;
  version: string;
  stages: Json<readonly RolloutStage[]>;
  /** Whether it may begin although the version was rolled back before. */
  again: boolean;
  status: Rollout['status'];
  /** The current stage, from 1; 0 before it has begun. */
  stage: number;
  /** When the current stage went live. */
  stage_since: Moment | null;
  /** Why it is on hold. */
  hold: ColumnType<Rollout['hold'], string | null, string | null>;
  /** Holds that were overruled in this stage. */
  overruled: Json<readonly Overrule[]>;
  approvals: Json<Rollout['approvals']>;
  start_at: Moment | null;
  /** Salt of the canary that it has started. */
  salt: string | null;
  created_by: string;
  created_at: Moment;
  ended_at: Moment | null;
}

/** Holds that may be overruled. */
export type Overrule = 'bake' | 'traffic' | 'window' | 'judgement';

/** Who did what with a rollout, and why; append-only. */
export interface RolloutEventTable {
  id: Generated<number>;
  rollout: number;
  at: Moment;
  actor: string;
  kind: RolloutEvent['kind'];
  stage: number;
  reason: string;
}
