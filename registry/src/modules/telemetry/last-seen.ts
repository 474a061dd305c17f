import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';

interface LastSeen {
  readonly remote: string;
  readonly version: string;
  readonly at: Date;
}

/** Records when versions were last seen in use. Never replaces a time with an earlier one. */
async function saveLastSeen(db: Db, seen: readonly LastSeen[]): Promise<void> {
  if (seen.length === 0) return;
  await db
    .insertInto('registry_last_seen')
    .values([...seen])
    .onConflict((conflict) =>
      conflict
        .columns(['remote', 'version'])
        .doUpdateSet({ at: sql<Date>`greatest(registry_last_seen.at, excluded.at)` }),
    )
    .execute();
}

/** When a version was last in use; undefined if never. */
export async function findLastSeen(db: Db, remote: string, version: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('registry_last_seen')
    .select('at')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.at;
}

/** Records which versions are in use, in memory, and stores them at intervals. */
export interface LastSeenRecorder {
  mark(remote: string, version: string): void;
  /** Stores the versions seen since the last flush; after a failure they are stored with the next. */
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
