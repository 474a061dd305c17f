import { randomBytes } from 'node:crypto';
import type { Assignment, Canary } from '@shop/contracts';
import type { Actor, RolledBack } from '@shop/contracts/registry';
import {
  abortCanary,
  advanceCanary,
  assignmentOf,
  type Assignments,
  promote,
  promoteCanary,
  type Promotion,
  returnTo,
  rollBack,
  setKilled,
  setPreview,
  startCanary,
} from './assignments';
import { type FlagChanges, setFlags } from './flags';
import { all, requireRight, type Right } from './roles';
import type { RemoteVersion } from './rolled-back';

/** The shoppers who get a canary. */
type CanaryReach = Pick<Canary, 'bps' | 'segments'>;

/** A requested change of the release. */
export type ReleaseChange =
  | {
      readonly kind: 'promote';
      readonly versions: Promotion;
      /** The environment in which these versions are live; the change is refused if other versions are live there. */
      readonly from?: string;
    }
  /** Rolls one remote back to its last good version. */
  | { readonly kind: 'rollback'; readonly remote: string }
  /** Every remote returns to its version in an older release. */
  | { readonly kind: 'return'; readonly seq: number }
  | ({ readonly kind: 'canary-start'; readonly remote: string; readonly version: string } & CanaryReach)
  | ({ readonly kind: 'canary-advance'; readonly remote: string } & CanaryReach)
  | { readonly kind: 'canary-promote'; readonly remote: string }
  | { readonly kind: 'canary-abort'; readonly remote: string }
  /** An abort by monitoring, which callers cannot request. */
  | { readonly kind: 'auto-rollback'; readonly remote: string }
  | { readonly kind: 'kill'; readonly remote: string }
  | { readonly kind: 'unkill'; readonly remote: string }
  /** Sets values of a remote's flags; its versions do not change. */
  | { readonly kind: 'flags'; readonly remote: string; readonly values: FlagChanges }
  | {
      readonly kind: 'preview';
      readonly remote: string;
      readonly version: string;
      readonly listed: boolean;
      /** How long it is listed; without this, until it is ended. */
      readonly minutes?: number;
    };

/** Changes that reduce risk: allowed while frozen, and not blocked by conflicts of other remotes. */
const safe = new Set<ReleaseChange['kind']>(['kill', 'canary-abort', 'auto-rollback']);

/** The kind of a change. */
type Kind = Pick<ReleaseChange, 'kind'>;

export const isSafe = ({ kind }: Kind): boolean => safe.has(kind);

/** Whether a change returns to earlier versions. */
export const isRollback = ({ kind }: Kind): boolean => kind === 'rollback' || kind === 'return';

const endsPreview = (change: Kind & { readonly listed?: boolean }) =>
  change.kind === 'preview' && change.listed === false;

/** Changes that a freeze blocks. Rollbacks and the ends of previews are not blocked, as they release nothing new. */
export const respectsFreeze = (change: Kind & { readonly listed?: boolean }): boolean =>
  !isSafe(change) && !isRollback(change) && !endsPreview(change);

/** The remotes that a change names; none for a return to a release, which affects all. */
export function remotesOf(change: ReleaseChange): readonly string[] {
  if (change.kind === 'return') return [];
  return change.kind === 'promote' ? Object.keys(change.versions) : [change.remote];
}

const reachOf = ({ bps, segments }: CanaryReach): CanaryReach =>
  segments === undefined ? { bps } : { bps, segments };

/** Applies a change to the assignments. `older` is the target of a rollback. */
export function applyChange(before: Assignments, change: ReleaseChange, older: Assignments): Assignments {
  switch (change.kind) {
    case 'promote':
      return promote(before, change.versions);
    case 'rollback':
      return rollBack(before, change.remote, assignmentOf(older, change.remote));
    case 'return':
      return returnTo(before, older);
    case 'canary-start': {
      const { remote, version } = change;
      return startCanary(before, remote, {
        version,
        ...reachOf(change),
        salt: randomBytes(9).toString('base64url'),
      });
    }
    case 'canary-advance':
      return advanceCanary(before, change.remote, reachOf(change));
    case 'canary-promote':
      return promoteCanary(before, change.remote);
    case 'canary-abort':
    case 'auto-rollback':
      return abortCanary(before, change.remote);
    case 'kill':
    case 'unkill':
      return setKilled(before, change.remote, change.kind === 'kill');
    case 'flags':
      return setFlags(before, change.remote, change.values);
    case 'preview':
      return setPreview(before, change.remote, change.version, change.listed);
  }
}

/** Selects one version of each of these remotes; omits remotes without one. */
const pickOf = (
  set: Assignments,
  remotes: readonly string[],
  pick: (assignment: Assignment) => string | null | undefined,
): RemoteVersion[] =>
  remotes.flatMap((remote) => {
    const assignment = set[remote];
    const version = assignment && pick(assignment);
    return version ? [{ remote, version }] : [];
  });

const stableOf = ({ stable }: Assignment) => stable;

interface Outcome {
  readonly assignments: Assignments;
  /** Rolled-back versions that it releases again. */
  readonly rolledBack: readonly RolledBack[];
}

/** The versions that a change rolls back. */
export function rollbacksOf(
  change: ReleaseChange,
  before: Assignments,
  { assignments, rolledBack }: Outcome,
): readonly RemoteVersion[] {
  switch (change.kind) {
    case 'rollback':
      return pickOf(before, [change.remote], stableOf);
    case 'auto-rollback':
      return pickOf(before, [change.remote], ({ canary }) => canary?.version);
    case 'return': {
      // A return to a version that had been rolled back is not a rollback of the current one.
      const forward = new Set(rolledBack.map(({ remote }) => remote));
      const moved = Object.keys(before).filter(
        (remote) => !forward.has(remote) && assignments[remote]?.stable !== before[remote]?.stable,
      );
      return pickOf(before, moved, stableOf);
    }
    default:
      return [];
  }
}

interface ChangeRight {
  readonly right: Right;
  /** Each remote that needs the right; `*` for all. */
  readonly remotes: readonly string[];
}

/** Changes that remove a remote from shoppers, or affect the remotes of every team. */
const large: ReadonlySet<ReleaseChange['kind']> = new Set(['return', 'kill', 'unkill']);

/** The right that a change needs: a remote's own team previews and releases its versions, operators make all other changes. */
function changeRightOf(change: ReleaseChange): ChangeRight {
  const small = change.kind === 'preview' ? 'preview' : 'release';
  const right = large.has(change.kind) ? 'operate' : small;
  return { right, remotes: change.kind === 'return' ? [all] : remotesOf(change) };
}

/** Throws a RegistryError 403 for an actor who may not make that change. */
export function requireChangeRight(actor: Actor, env: string, change: ReleaseChange): void {
  const { right, remotes } = changeRightOf(change);
  for (const remote of remotes) requireRight(actor, right, { remote, env });
}

const share = (bps: number) => `${bps / 100}%`;

/** A short summary of a change, for its approver. */
export function summaryOfChange(change: ReleaseChange): string {
  switch (change.kind) {
    case 'promote': {
      const names = Object.entries(change.versions).map(([remote, version]) => `${remote}@${version}`);
      return `promote ${names.join(', ')}${change.from === undefined ? '' : ` from ${change.from}`}`;
    }
    case 'canary-start':
      return `start a canary of ${change.remote}@${change.version} with ${share(change.bps)} of shoppers`;
    case 'canary-advance':
      return `give the canary of ${change.remote} to ${share(change.bps)} of shoppers`;
    case 'canary-promote':
      return `promote the canary of ${change.remote}`;
    case 'canary-abort':
    case 'auto-rollback':
      return `abort the canary of ${change.remote}`;
    case 'rollback':
      return `roll back ${change.remote}`;
    case 'return':
      return `return to release ${change.seq}`;
    case 'kill':
      return `disable ${change.remote}`;
    case 'unkill':
      return `enable ${change.remote}`;
    case 'flags': {
      const set = Object.entries(change.values).map(
        ([name, value]) => `${name} to ${value === null ? 'its default' : JSON.stringify(value)}`,
      );
      return `set flags of ${change.remote}: ${set.join(', ')}`;
    }
    case 'preview':
      return `${change.listed ? 'preview' : 'end the preview of'} ${change.remote}@${change.version}`;
  }
}
