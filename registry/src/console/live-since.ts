import type { Release } from '@shop/contracts';

/** Since when a remote has its stable version. */
export interface Since {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Set when the list did not go back far enough: the version became stable then or before. */
  readonly orBefore: boolean;
}

/** Looks through releases, the newest first, for the one that made a remote's version stable. */
export function liveSince(history: readonly Release[], remote: string): Since | undefined {
  const stable = history[0]?.assignments[remote]?.stable;
  if (stable === undefined || stable === null) return undefined;
  const other = history.findIndex(({ assignments }) => assignments[remote]?.stable !== stable);
  const placed = other === -1 ? history.at(-1) : history[other - 1];
  return placed && { at: placed.at, orBefore: other === -1 && placed.parent !== null };
}
