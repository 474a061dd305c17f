import type { Canary } from '@shop/contracts';
import type { Assignments } from './assignments';
import type { RemoteVersion } from './rolled-back';

type Reach = Pick<Canary, 'salt' | 'bps' | 'segments'>;

/** Whether a canary reaches more shoppers than before. */
function reachesMore(before: Reach | undefined, after: Reach | undefined): boolean {
  if (!after) return false;
  if (before?.salt !== after.salt || after.bps > before.bps) return true;
  const shares = new Map(before.segments?.map(({ segment, bps }) => [segment, bps]));
  return (after.segments ?? []).some(({ segment, bps }) => bps > (shares.get(segment) ?? 0));
}

interface Outcome {
  /** Whether the change is a rollback: versions that were live before are then not new. */
  readonly isRollback: boolean;
  /** Rolled-back versions that the change would release again; they count as new even in a rollback. */
  readonly rolledBack: readonly RemoteVersion[];
}

/**
 * The remotes for which a change gives shoppers something new: a different stable version, a new or larger canary, or a remote that
 * is enabled again. Removing something from shoppers does not count.
 */
export function exposedRemotes(
  before: Assignments,
  after: Assignments,
  { isRollback, rolledBack }: Outcome,
): readonly string[] {
  const exposed = Object.entries(after).filter(([remote, { stable, canary, killed }]) => {
    const was = before[remote];
    if (was?.killed && !killed) return true;
    if (reachesMore(was?.canary, canary)) return true;
    if (stable === null || stable === was?.stable) return false;
    return !isRollback || rolledBack.some((one) => one.remote === remote && one.version === stable);
  });
  return exposed.map(([remote]) => remote);
}
