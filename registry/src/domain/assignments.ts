import { RegistryError } from '@shop/protocol';
import type { Assignment, Canary } from '@shop/contracts';

/** The live versions of every remote, by name. */
export type Assignments = Readonly<Record<string, Assignment>>;

/** Versions to make stable, by remote. */
export type Promotion = Readonly<Record<string, string>>;

const wholeBps = 10_000;

/** The assignment of a remote that was never live and starts as a preview or a canary. */
export const neverLive: Assignment = { stable: null, lastKnownGood: null, killed: false };

/** Whether no shopper gets a remote, as it only has previews. */
export const isOnlyPreviewed = ({ stable, canary }: Assignment): boolean => stable === null && !canary;

/** The assignment of a remote; throws a RegistryError 404 when it is not live. */
export function assignmentOf(assignments: Assignments, remote: string): Assignment {
  const assignment = assignments[remote];
  if (assignment && !isOnlyPreviewed(assignment)) return assignment;
  const live = Object.entries(assignments).filter(([, one]) => !isOnlyPreviewed(one));
  const known = live.map(([name]) => name).join(', ') || 'none';
  throw new RegistryError(404, `No remote "${remote}" is live. Live remotes: ${known}.`);
}

/** The versions and flags of some or all remotes that shoppers get, without previews and last known good versions. */
export function pickRemotes(assignments: Assignments, remotes: readonly string[]) {
  const names = remotes.length > 0 ? remotes : Object.keys(assignments).sort();
  return names.map((remote) => {
    const { stable = null, canary = null, killed = false, flags } = assignments[remote] ?? {};
    return { remote, stable, canary, killed, ...(flags && { flags }) };
  });
}

const replace = (assignments: Assignments, remote: string, assignment: Assignment): Assignments => ({
  ...assignments,
  [remote]: assignment,
});

/** Replaces an assignment; a remote without any version is removed. */
function replaceOrRemove(assignments: Assignments, remote: string, assignment: Assignment): Assignments {
  if (!isOnlyPreviewed(assignment) || assignment.previews) return replace(assignments, remote, assignment);
  const { [remote]: _gone, ...others } = assignments;
  return others;
}

function runningCanary(assignments: Assignments, remote: string) {
  const assignment = assignmentOf(assignments, remote);
  const { canary } = assignment;
  if (!canary) throw new RegistryError(409, `No canary of ${remote} is running. Start one first.`);
  return { assignment, canary };
}

function checkBps({ bps, segments = [] }: Pick<Canary, 'bps' | 'segments'>): void {
  const least = segments.length > 0 ? 0 : 1;
  if (Number.isInteger(bps) && bps >= least && bps <= wholeBps) return;
  throw new RegistryError(
    422,
    `A canary's share must be a whole number of basis points from 1 to ${wholeBps}.`,
  );
}

/**
 * The stable version becomes the last known good one. A canary of the new version ends; a canary of another version is a conflict.
 */
function promoteOne(assignments: Assignments, remote: string, version: string): Assignments {
  const before = assignments[remote];
  if (!before) return replace(assignments, remote, { stable: version, lastKnownGood: null, killed: false });
  const { canary, ...rest } = before;
  if (canary && canary.version !== version) {
    throw new RegistryError(
      409,
      `${remote} has a canary of ${canary.version}. Promote or abort that before you promote ${version}.`,
    );
  }
  if (before.stable === version) return replace(assignments, remote, rest);
  return replace(assignments, remote, { ...rest, stable: version, lastKnownGood: before.stable });
}

/** Makes versions stable. Throws a RegistryError 409 if a canary of another version is running. */
export function promote(assignments: Assignments, versions: Promotion): Assignments {
  return Object.entries(versions).reduce(
    (result, [remote, version]) => promoteOne(result, remote, version),
    assignments,
  );
}

/**
 * Gives a share of shoppers a different version. `salt` seeds the cohort hash and stays the same for the whole rollout. A remote
 * that was never live may start as a canary; other shoppers then do not have it.
 */
export function startCanary(assignments: Assignments, remote: string, canary: Canary): Assignments {
  checkBps(canary);
  const assignment = assignments[remote] ?? neverLive;
  if (assignment.canary) {
    throw new RegistryError(
      409,
      `${remote} already has a canary, ${assignment.canary.version}. Advance, promote or abort it.`,
    );
  }
  if (assignment.stable === canary.version) {
    throw new RegistryError(409, `${remote}@${canary.version} is already live for everyone.`);
  }
  return replace(assignments, remote, { ...assignment, canary });
}

/**
 * Changes the share of the running canary. The salt stays the same, so shoppers in a growing canary keep it. Its segments stay
 * unless new ones are given.
 */
export function advanceCanary(
  assignments: Assignments,
  remote: string,
  reach: Pick<Canary, 'bps' | 'segments'>,
): Assignments {
  const { assignment, canary } = runningCanary(assignments, remote);
  const next = { ...canary, ...reach };
  checkBps(next);
  return replace(assignments, remote, { ...assignment, canary: next });
}

export function promoteCanary(assignments: Assignments, remote: string): Assignments {
  const { canary } = runningCanary(assignments, remote);
  return promoteOne(assignments, remote, canary.version);
}

/** All shoppers get the stable version again; a remote without one is removed, unless it has previews. */
export function abortCanary(assignments: Assignments, remote: string): Assignments {
  const { canary: _canary, ...rest } = runningCanary(assignments, remote).assignment;
  return replaceOrRemove(assignments, remote, rest);
}

/** Disables a remote, or enables it again. */
export function setKilled(assignments: Assignments, remote: string, killed: boolean): Assignments {
  const assignment = assignmentOf(assignments, remote);
  if (assignment.killed === killed) {
    throw new RegistryError(409, `${remote} is already ${killed ? 'disabled' : 'enabled'}.`);
  }
  return replace(assignments, remote, { ...assignment, killed });
}

/** Allows or forbids `?preview=` of a version. The remote may never have been live. */
export function setPreview(
  assignments: Assignments,
  remote: string,
  version: string,
  listed: boolean,
): Assignments {
  const { previews = [], ...rest } = assignments[remote] ?? neverLive;
  const others = previews.filter((preview) => preview !== version);
  if (listed ? others.length < previews.length : others.length === previews.length) {
    throw new RegistryError(
      409,
      `${remote}@${version} is ${listed ? 'already' : 'not'} listed as a preview.`,
    );
  }
  const next = listed ? [...others, version] : others;
  return replaceOrRemove(assignments, remote, next.length > 0 ? { ...rest, previews: next } : rest);
}

/** Makes the versions and flags of an older assignment live again. A running canary ends, as its control is no longer live. */
export function rollBack(
  assignments: Assignments,
  remote: string,
  { stable, lastKnownGood, flags }: Assignment,
): Assignments {
  const { canary: _canary, flags: _flags, ...rest } = assignmentOf(assignments, remote);
  return replace(assignments, remote, { ...rest, stable, lastKnownGood, ...(flags && { flags }) });
}

/**
 * Returns every remote to its stable version and flags in an older set. Never starts a canary; a running one continues. Disabled remotes and
 * previews do not change, and live remotes that are not in the set are removed.
 */
export function returnTo(assignments: Assignments, older: Assignments): Assignments {
  const previewed = Object.entries(assignments).filter(([, assignment]) => isOnlyPreviewed(assignment));
  const moved = Object.entries(older).flatMap(([remote, was]) => {
    const { stable, lastKnownGood, flags } = was;
    const { canary, flags: _flags, ...now } = assignments[remote] ?? { ...was, canary: undefined };
    const continues = canary?.salt === was.canary?.salt && now.stable === stable;
    if (stable === null && !(canary && continues)) return [];
    const assignment: Assignment = {
      ...now,
      stable,
      lastKnownGood,
      ...(flags && { flags }),
      ...(canary && continues ? { canary } : {}),
    };
    return [[remote, assignment] as const];
  });
  return Object.fromEntries([...previewed, ...moved]);
}

/** Every version of a remote that a shopper may get: stable, last known good, canary, previews. */
export function versionsOf({ stable, lastKnownGood, canary, previews = [] }: Assignment): string[] {
  const live = [stable, lastKnownGood, canary?.version].filter((version) => typeof version === 'string');
  return [...new Set([...live, ...previews])];
}
