import type { DatabaseDownError } from './database-error';

/** A change of the database's availability: `down` is the reason; undefined when it is back. */
export interface AvailabilityChange {
  /**
   * The `server` that requests ask, a `listener`, without which public responses are cached for two seconds at most, or the
   * `replica`, without which all reads go to the server.
   */
  readonly part: 'server' | 'listener' | 'replica';
  readonly down: DatabaseDownError | undefined;
}

/** Subscribes to changes; the returned function unsubscribes. */
export type OnAvailabilityChange = (listener: (change: AvailabilityChange) => void) => () => void;

/** Passes changes on to all listeners. */
export function createNotifier(): {
  readonly notify: (change: AvailabilityChange) => void;
  readonly onChange: OnAvailabilityChange;
} {
  const listeners = new Set<(change: AvailabilityChange) => void>();
  return {
    notify(change) {
      for (const listener of listeners) listener(change);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
