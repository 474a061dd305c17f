import type { Artifact, Assignment, PageRelease, PageRemote, PageRemoteVersion, Release } from './release';

type FindArtifact = (remote: string, version: string) => Artifact | undefined;

function pageVersion(artifact: Artifact): PageRemoteVersion {
  return {
    version: artifact.version,
    base: `/remotes/${artifact.remote}/${artifact.version}/`,
    manifest: artifact.manifest,
    integrity: Object.fromEntries(
      artifact.files.filter((file) => file.path.endsWith('.js')).map((file) => [file.path, file.sha384]),
    ),
  };
}

function pageRemote(remote: string, assignment: Assignment, find: FindArtifact): PageRemote | undefined {
  const { stable, lastKnownGood } = assignment;
  const live = find(remote, stable);
  const good = lastKnownGood && lastKnownGood !== stable ? find(remote, lastKnownGood) : undefined;
  const chosen = live ?? good;
  if (!chosen) return undefined;
  return {
    ...pageVersion(chosen),
    routes: chosen.routes,
    slots: chosen.slots,
    fallback: good && good !== chosen ? pageVersion(good) : null,
  };
}

/** The release as one page loads it. A remote that is killed, or whose artifact is nowhere, is left out. */
export function resolveRelease(release: Release, find: FindArtifact): PageRelease {
  const remotes: Record<string, PageRemote> = {};
  for (const [name, assignment] of Object.entries(release.assignments)) {
    const remote = assignment.killed ? undefined : pageRemote(name, assignment, find);
    if (remote) remotes[name] = remote;
  }
  return { env: release.env, seq: release.seq, remotes };
}
