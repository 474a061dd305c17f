import type { TypeChanges } from './compare-types';

export type Bump = 'none' | 'patch' | 'minor' | 'major';

/** The changes of a package, and the version bump of its changesets. */
export interface PlannedRelease {
  readonly name: string;
  /** Changes of all its entries. */
  readonly changes: TypeChanges;
  readonly bump: Bump;
  /** Other public packages that its types refer to. */
  readonly mentions: readonly string[];
}

const listed = (names: readonly string[]) => names.join(', ');

/** The problems that prevent a release of these packages, one line each with advice. Remotes rely on semantic versions. */
export function versionFaults(releases: readonly PlannedRelease[]): string[] {
  const majors = new Set(releases.filter(({ bump }) => bump === 'major').map(({ name }) => name));
  return releases.flatMap(({ name, changes, bump, mentions }) => {
    if (bump === 'major') return [];
    if (changes.breaking.length > 0) {
      return [
        `${name} has incompatible changes: ${listed(changes.breaking)}. Revert them, or add a changeset with a major version: npx changeset`,
      ];
    }
    const broken = mentions.filter((other) => majors.has(other));
    if (broken.length > 0) {
      return [
        `${name} exposes types of ${listed(broken)}, which gets a major version. Add a changeset with a major version for it, too: npx changeset`,
      ];
    }
    if (changes.added.length > 0 && bump !== 'minor') {
      return [
        `${name} has unreleased additions: ${listed(changes.added)}. Add a changeset with a minor version: npx changeset`,
      ];
    }
    return [];
  });
}
