import type { Assignments } from './assignments';

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
  return Object.fromEntries(bare);
}

/** Adds the previews to a stored set. */
export function withPreviews(assignments: Assignments, previews: Previews): Assignments {
  const laid = Object.entries(withoutPreviews(assignments)).map(([remote, rest]) => {
    const listed = previews[remote] ?? [];
    return [remote, listed.length > 0 ? { ...rest, previews: listed } : rest] as const;
  });
  return Object.fromEntries(laid);
}
