import type { Rollout, RolloutEvent, RolloutStage } from '@shop/contracts/registry';
import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './column-types';

/** A version that goes to shoppers by stages. */
export interface RolloutTable {
  id: Generated<number>;
  env: string;
  remote: string;
  version: string;
  stages: Json<readonly RolloutStage[]>;
  /** Whether it may begin although the version was rolled back before. */
  again: boolean;
  status: Rollout['status'];
  /** The stage that it is in, from 1; 0 before it has begun. */
  stage: number;
  /** Since when its stage's share is live. */
  stage_since: Moment | null;
  /** Why it does not go on. */
  hold: ColumnType<Rollout['hold'], string | null, string | null>;
  /** What people went on in spite of, in this stage. */
  overruled: Json<readonly Overrule[]>;
  approvals: Json<Rollout['approvals']>;
  start_at: Moment | null;
  /** Of the canary that it has started. */
  salt: string | null;
  created_by: string;
  created_at: Moment;
  ended_at: Moment | null;
}

/** What a person may go on in spite of. */
export type Overrule = 'bake' | 'traffic' | 'window' | 'judgement';

/** Who did what with a rollout, and why; rows are only added. */
export interface RolloutEventTable {
  id: Generated<number>;
  rollout: number;
  at: Moment;
  actor: string;
  kind: RolloutEvent['kind'];
  stage: number;
  reason: string;
}
