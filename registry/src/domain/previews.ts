import type { Assignments } from './assignments';

/** Versions that may be previewed, by remote. They are stored separately from the releases. */
export type Previews = Readonly<Record<string, readonly string[]>>;

/** The versions that may be previewed of a set as it is read. */
export function previewsIn(assignments: Assignments): Previews {
  const listed = Object.entries(assignments).flatMap(([remote, { previews }]) =>
    previews ? [[remote, previews] as const] : [],
  );
  return Object.fromEntries(listed);
}

/** A set as a release stores it. Older releases had previews inside. */
export function withoutPreviews(assignments: Assignments): Assignments {
  const bare = Object.entries(assignments).map(
    ([remote, { previews: _previews, ...rest }]) => [remote, rest] as const,
  );
  return Object.fromEntries(bare);
}

/** A set as it is read: with the previews of its remotes. */
export function withPreviews(assignments: Assignments, previews: Previews): Assignments {
  const laid = Object.entries(withoutPreviews(assignments)).map(([remote, rest]) => {
    const listed = previews[remote] ?? [];
    return [remote, listed.length > 0 ? { ...rest, previews: listed } : rest] as const;
  });
  return Object.fromEntries(laid);
}
