import type { Artifact } from '@shop/contracts';
import type { GateState } from '@shop/contracts/registry';
import type { Assignments } from '../../domain/assignments';
import { candidateSet, shownVersions } from '../../domain/candidate-set';
import type { Db } from '../../platform/db/tables';
import type { GateOptions } from '../gate/gate-policy';
import { gateStateOf } from '../gate/gate-state';
import type { ReleaseChange } from '../../domain/change';
import type { EnvRow } from './repository';

/** Changes that release a version. Rollbacks to what was live are never blocked. */
const gated = new Set<ReleaseChange['kind']>(['promote', 'canary-start', 'canary-promote']);

/** Whether a change gives shoppers a version that they have not got. */
export const isGated = ({ kind }: ReleaseChange): boolean => gated.has(kind);

interface Outcome {
  readonly before: Assignments;
  readonly assignments: Assignments;
  readonly find: (remote: string, version: string) => Artifact | undefined;
}

/** The gate's state for the set that a change would release; null for a change without new versions. */
export async function gateOfChange(
  db: Db,
  { env, shell }: EnvRow,
  change: ReleaseChange,
  { before, assignments, find }: Outcome,
  options: GateOptions,
): Promise<GateState | null> {
  if (!isGated(change)) return null;
  const shown = shownVersions(assignments);
  // With the stable versions of all others, as a shopper in the canary gets it.
  const after = change.kind === 'canary-start' ? { ...shown, [change.remote]: change.version } : shown;
  const set = candidateSet({ before: shownVersions(before), after }, find, shell?.version ?? null);
  return set && gateStateOf(db, env, set, options);
}
