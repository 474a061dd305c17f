import { isOnlyPreviewed, neverLive, type Assignments } from './assignments';

/** Versions that may be previewed, by remote. They are stored separately from the releases. */
export type Previews = Readonly<Record<string, readonly string[]>>;

/** The previews in a set of assignments. */
export function previewsIn(assignments: Assignments): Previews {
  const listed = Object.entries(assignments).flatMap(([remote, { previews }]) =>
    previews ? [[remote, previews] as const] : [],
  );
  return Object.fromEntries(listed);
}

/** Removes the previews from a set, as releases do not store them; older releases did. */
export function withoutPreviews(assignments: Assignments): Assignments {
  const bare = Object.entries(assignments).map(
    ([remote, { previews: _previews, ...rest }]) => [remote, rest] as const,
  );
  return Object.fromEntries(bare.filter(([, assignment]) => !isOnlyPreviewed(assignment)));
}

/** Adds the previews to a stored set, including those of remotes that were never live. */
export function withPreviews(assignments: Assignments, previews: Previews): Assignments {
  const stored = withoutPreviews(assignments);
  const listed = Object.entries(previews)
    .filter(([, versions]) => versions.length > 0)
    .map(([remote, versions]) => [remote, { ...(stored[remote] ?? neverLive), previews: versions }] as const);
  return { ...stored, ...Object.fromEntries(listed) };
}
