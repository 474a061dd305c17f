import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';

export interface LastSeen {
  readonly remote: string;
  readonly version: string;
  readonly at: Date;
}

/** Records when versions were last seen in use; never moves a moment back. */
export async function saveLastSeen(db: Db, seen: readonly LastSeen[]): Promise<void> {
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

/** When a version was last in use; undefined when never. */
export async function findLastSeen(db: Db, remote: string, version: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('registry_last_seen')
    .select('at')
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.at;
}
