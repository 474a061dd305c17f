import type { Executor } from '../../platform/db/schema';

/** What a staff member did. */
export interface LogEntry {
  readonly actor: string;
  readonly action: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds to the log, in the transaction of the change: neither is there without the other. */
export async function addLog(
  db: Executor,
  { actor, action, detail = {} }: LogEntry,
  at: Date,
): Promise<void> {
  await db
    .insertInto('staff_log')
    .values({ at, actor, action, detail: JSON.stringify(detail) })
    .execute();
}

/** Entries before that id, the newest first; null begins with the newest. */
export function listLog(db: Executor, before: number | null, limit: number) {
  return db
    .selectFrom('staff_log')
    .selectAll()
    .$if(before !== null, (older) => older.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
