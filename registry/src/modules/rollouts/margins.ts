import type { RolloutStage } from '@shop/contracts/registry';
import type { Db } from '../../platform/db/tables';
import { findBySalt } from './rollout-queries';

/** The margins of the stage that a canary's rollout is in; undefined for a canary that no rollout has started. */
export const marginsIn =
  (db: Db) =>
  async (salt: string): Promise<RolloutStage['margins'] | undefined> => {
    const rollout = await findBySalt(db, salt);
    return rollout?.stages[rollout.stage - 1]?.margins;
  };
