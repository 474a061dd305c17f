import type { Margins } from '../telemetry/metrics';
import type { Db } from '../../platform/db/tables';
import { findBySalt } from './repository';

/** The margins of the current stage of a canary's rollout; undefined for a canary without a rollout. */
export const marginsIn =
  (db: Db) =>
  async (salt: string): Promise<Margins | undefined> => {
    const rollout = await findBySalt(db, salt);
    return rollout?.stages[rollout.stage - 1]?.margins;
  };
