import type { TypeChanges } from './compare-types';

export type Bump = 'none' | 'patch' | 'minor' | 'major';

/** The changes of a package, and the version bump of its changesets. */
export interface PlannedRelease {
  readonly name: string;
  /** Of all its entries. */
  readonly changes: TypeChanges;
  readonly bump: Bump;
  /** Other public packages that its types name. */
  readonly mentions: readonly string[];
}

const listed = (names: readonly string[]) => names.join(', ');

/**
 * What keeps these packages from being released: remotes rely on a version saying what it breaks. A line for each, with what to do.
 */
export function versionFaults(releases: readonly PlannedRelease[]): string[] {
  const majors = new Set(releases.filter(({ bump }) => bump === 'major').map(({ name }) => name));
  return releases.flatMap(({ name, changes, bump, mentions }) => {
    if (bump === 'major') return [];
    if (changes.breaking.length > 0) {
      return [
        `${name} breaks what uses it: ${listed(changes.breaking)}. Keep it as it was, or add a changeset with a major version: npx changeset`,
      ];
    }
    const broken = mentions.filter((other) => majors.has(other));
    if (broken.length > 0) {
      return [
        `${name} has types of ${listed(broken)}, which gets a major version: add a changeset that gives it one too: npx changeset`,
      ];
    }
    if (changes.added.length > 0 && bump !== 'minor') {
      return [
        `${name} has more than was released: ${listed(changes.added)}. Add a changeset with a minor version: npx changeset`,
      ];
    }
    return [];
  });
}
