import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/tables';
import type { SessionTable } from './tables';

export type SessionRow = Selectable<SessionTable>;

export async function addSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('registry_session').values(session).execute();
}

export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('registry_session').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listSessionRows(db: Db, account: string): Promise<SessionRow[]> {
  return db
    .selectFrom('registry_session')
    .selectAll()
    .where('account', '=', account)
    .orderBy('created_at', 'desc')
    .execute();
}

export async function markSessionSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('registry_session').set({ seen_at: at }).where('id', '=', id).execute();
}

/** Ends one session of an account; false when it has no such. */
export async function removeSession(db: Db, account: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('registry_session')
    .where('account', '=', account)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function removeSessions(db: Db, account: string): Promise<void> {
  await db.deleteFrom('registry_session').where('account', '=', account).execute();
}

/** Removes sessions that began, or were last seen, before these moments. */
export async function removeOldSessions(db: Db, created: Date, seen: Date): Promise<void> {
  await db
    .deleteFrom('registry_session')
    .where((where) => where.or([where('created_at', '<=', created), where('seen_at', '<=', seen)]))
    .execute();
}
