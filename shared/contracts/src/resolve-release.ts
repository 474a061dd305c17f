import { pageIntegrity } from './integrity-list';
import type {
  Artifact,
  Assignment,
  PageRelease,
  PageRemote,
  PageRemoteVersion,
  Release,
  Variant,
} from './release';

type FindArtifact = (remote: string, version: string) => Artifact | undefined;

/** A version for one shopper, and the reason for the choice. */
export interface Choice {
  readonly version: string;
  readonly variant: Variant;
}

/** Picks a shopper's version of a remote that is not killed; null when there is none for the shopper. */
export type Choose = (remote: string, assignment: Assignment) => Choice | null;

/** The version outside of canaries; null while a remote exists only as a canary. */
export const stableChoice = ({ stable }: Assignment): Choice | null =>
  stable === null ? null : { version: stable, variant: 'stable' };

function pageVersion(artifact: Artifact): PageRemoteVersion {
  return {
    version: artifact.version,
    base: `/remotes/${artifact.remote}/${artifact.version}/`,
    manifest: artifact.manifest,
    integrity: pageIntegrity(artifact),
    ...(artifact.origins && { origins: artifact.origins }),
  };
}

/** The chosen version, then the stable one, then the last known good: the first that exists, and the next as the fallback. */
function pageRemote(
  remote: string,
  assignment: Assignment,
  choice: Choice,
  find: FindArtifact,
): PageRemote | undefined {
  const { stable, lastKnownGood } = assignment;
  const wanted = new Set([choice.version, stable, lastKnownGood].filter((version) => version !== null));
  const [chosen, next] = [...wanted].flatMap((version) => find(remote, version) ?? []);
  if (!chosen) return undefined;
  return {
    ...pageVersion(chosen),
    routes: chosen.routes,
    slots: chosen.slots,
    fallback: next ? pageVersion(next) : null,
    variant: chosen.version === choice.version ? choice.variant : 'stable',
  };
}

/**
 * The release for one page. `choose` picks the shopper's version of each remote, by default the stable one. It omits
 * remotes that are killed, or without a version for the shopper or an artifact.
 */
export function resolveRelease(
  release: Release,
  find: FindArtifact,
  choose: Choose = (_remote, assignment) => stableChoice(assignment),
): PageRelease {
  const remotes: Record<string, PageRemote> = {};
  for (const [name, assignment] of Object.entries(release.assignments)) {
    if (assignment.killed) continue;
    const choice = choose(name, assignment);
    const remote = choice && pageRemote(name, assignment, choice, find);
    if (remote) remotes[name] = remote;
  }
  return { env: release.env, seq: release.seq, remotes };
}
