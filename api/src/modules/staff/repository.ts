import { createSignInStore } from '@shop/server-kit/sign-in';
import type { Executor, Schema } from '../../platform/db/schema';
import type { Role } from './rights';
import type { StaffAccountRow } from './tables';

/** Accounts and sessions of staff. */
export const staffStore = createSignInStore<Schema, StaffAccountRow, { readonly role: Role }>({
  accounts: 'staff_account',
  sessions: 'staff_session',
});

/** An action of a staff member. */
export interface LogEntry {
  readonly actor: string;
  readonly action: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Adds to the log, in the transaction of the change: neither is stored without the other. */
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

/** Entries before that id, the newest first; null starts with the newest. */
export function listLog(db: Executor, before: number | null, limit: number) {
  return db
    .selectFrom('staff_log')
    .selectAll()
    .$if(before !== null, (older) => older.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
