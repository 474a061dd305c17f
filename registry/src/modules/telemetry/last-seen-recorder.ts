import { saveLastSeen, type LastSeen } from './last-seen';
import type { Db } from '../../platform/db/tables';

/** Records which versions are in use, in memory, and stores them at intervals. */
export interface LastSeenRecorder {
  mark(remote: string, version: string): void;
  /** Stores what was seen since the last time. What cannot be stored is kept for the next. */
  flush(): Promise<void>;
}

export function createLastSeenRecorder(db: Db, clock: () => Date): LastSeenRecorder {
  let seen = new Map<string, LastSeen>();
  return {
    mark(remote, version) {
      seen.set(`${remote}@${version}`, { remote, version, at: clock() });
    },
    async flush() {
      const batch = seen;
      seen = new Map();
      try {
        await saveLastSeen(db, [...batch.values()]);
      } catch (error) {
        seen = new Map([...batch, ...seen]);
        throw error;
      }
    },
  };
}
