import type { DatabaseDownError } from './database-error';

/** What happened to the ways to the database: `down` says why; undefined when it is back. */
export interface AvailabilityChange {
  /** The `server` that requests ask, or a `listener`, without which public responses are cached for two seconds at most. */
  readonly part: 'server' | 'listener';
  readonly down: DatabaseDownError | undefined;
}

/** Called at each change; the returned function ends that. */
export type OnAvailabilityChange = (heard: (change: AvailabilityChange) => void) => () => void;

/** Hands on changes to everybody who wants to hear of them. */
export function createSpeaker(): {
  readonly tell: (change: AvailabilityChange) => void;
  readonly onChange: OnAvailabilityChange;
} {
  const hearing = new Set<(change: AvailabilityChange) => void>();
  return {
    tell(change) {
      for (const heard of hearing) heard(change);
    },
    onChange(heard) {
      hearing.add(heard);
      return () => hearing.delete(heard);
    },
  };
}
