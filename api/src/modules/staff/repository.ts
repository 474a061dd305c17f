import type { Insertable, Updateable } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import type { StaffAccountRow, StaffAccountTable, StaffSessionRow, StaffSessionTable } from './tables';

export async function addAccount(db: Executor, account: Insertable<StaffAccountTable>): Promise<void> {
  await db.insertInto('staff_account').values(account).execute();
}

export function findAccount(db: Executor, id: string): Promise<StaffAccountRow | undefined> {
  return db.selectFrom('staff_account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By its name, in upper or lower case. */
export function findAccountNamed(db: Executor, name: string): Promise<StaffAccountRow | undefined> {
  return db
    .selectFrom('staff_account')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
}

/** The account for a change of it: two at once come one after the other. */
export function lockAccount(db: Executor, id: string): Promise<StaffAccountRow | undefined> {
  return db.selectFrom('staff_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function listAccountRows(db: Executor): Promise<readonly StaffAccountRow[]> {
  return db.selectFrom('staff_account').selectAll().orderBy('name').execute();
}

export async function changeAccount(
  db: Executor,
  id: string,
  change: Updateable<StaffAccountTable>,
): Promise<void> {
  await db.updateTable('staff_account').set(change).where('id', '=', id).execute();
}

export async function addSession(db: Executor, session: Insertable<StaffSessionTable>): Promise<void> {
  await db.insertInto('staff_session').values(session).execute();
}

export function findSession(db: Executor, id: string): Promise<StaffSessionRow | undefined> {
  return db.selectFrom('staff_session').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listSessionRows(db: Executor, account: string): Promise<readonly StaffSessionRow[]> {
  return db
    .selectFrom('staff_session')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function markSessionSeen(db: Executor, id: string, at: Date): Promise<void> {
  await db.updateTable('staff_session').set({ seen_at: at }).where('id', '=', id).execute();
}

/** Ends one session of an account; false when it has no such. */
export async function removeSession(db: Executor, account: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('account', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends all sessions of an account but that one, and returns how many. */
export async function removeOtherSessions(
  db: Executor,
  account: string,
  currentSession: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('staff_session')
    .where('account', '=', account)
    .where('id', '<>', currentSession)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function removeSessions(db: Executor, account: string): Promise<void> {
  await db.deleteFrom('staff_session').where('account', '=', account).execute();
}

/** Removes sessions that began, or were last seen, before these moments. */
export async function removeOldSessions(db: Executor, created: Date, seen: Date): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((where) => where.or([where('created_at', '<=', created), where('seen_at', '<=', seen)]))
    .execute();
}

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
