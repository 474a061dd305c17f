import { versionsOf, type Assignments } from '../domain/assignments';
import { checkCompatibility, type Problem } from '../domain/compatibility';
import { differenceOf, type Change } from '../domain/difference';
import { RegistryError } from '../domain/registry-error';
import { findStored } from '../db/artifacts';
import { findRelease, type EnvRow } from '../db/releases';
import type { Db } from '../db/tables';
import { applyChange, type ReleaseChange } from './change';

/** What a change would do, and what stands against it. */
export interface Plan {
  /** Seq of the release that it was looked at on top of; 0 before the first. */
  readonly head: number;
  readonly assignments: Assignments;
  readonly changes: readonly Change[];
  /** What the change would break: a release with any is refused. */
  readonly problems: readonly Problem[];
  /** What is wrong with or without it. */
  readonly warnings: readonly Problem[];
}

async function releaseBefore(db: Db, env: string, change: ReleaseChange): Promise<Assignments> {
  if (change.kind !== 'rollback') return {};
  const release = await findRelease(db, env, change.seq);
  if (!release) throw new RegistryError(404, `There is no release ${change.seq} in "${env}".`);
  return release.assignments;
}

/** Looks at a change on top of what is live; writes nothing. Throws a RegistryError for a change that makes no sense. */
export async function planChange(db: Db, row: EnvRow, change: ReleaseChange): Promise<Plan> {
  const head = row.head === null ? undefined : await findRelease(db, row.env, row.head);
  const before = head?.assignments ?? {};
  const assignments = applyChange(before, change, await releaseBefore(db, row.env, change));
  const versions = [before, assignments].flatMap((set) =>
    Object.entries(set).flatMap(([remote, assignment]) =>
      versionsOf(assignment).map((version) => ({ remote, version })),
    ),
  );
  const stored = await findStored(db, versions);
  const find = (remote: string, version: string) => stored.get(`${remote}@${version}`);
  const known = new Set(checkCompatibility(before, find, row.shell).map(({ message }) => message));
  const found = checkCompatibility(assignments, find, row.shell);
  return {
    head: row.head ?? 0,
    assignments,
    changes: differenceOf(before, assignments),
    problems: found.filter(({ message }) => !known.has(message)),
    warnings: found.filter(({ message }) => known.has(message)),
  };
}
