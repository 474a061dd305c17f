import { nameSkeleton } from '@shop/server-kit/sign-in';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../platform/db/tables';
import type { AccountTable, SessionTable } from './tables';

export type AccountRow = Selectable<AccountTable>;

export async function addAccount(db: Db, account: Insertable<AccountTable>): Promise<void> {
  await db.insertInto('registry_account').values(account).execute();
}

export async function findAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('registry_account').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By its name, or the one that it had before names were reserved, in upper or lower case. */
export async function findAccountNamed(db: Db, name: string): Promise<AccountRow | undefined> {
  const text = name.toLowerCase();
  return db
    .selectFrom('registry_account')
    .selectAll()
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['name']), '=', text),
        where(where.fn<string>('lower', ['former_name']), '=', text),
      ]),
    )
    .executeTakeFirst();
}

/** The name of an account, or of a token, that a name can be mistaken for. */
export async function findLookAlike(db: Db, name: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('registry_account')
    .select('name')
    .union(db.selectFrom('registry_token').select('name'))
    .execute();
  const skeleton = nameSkeleton(name);
  return rows.find((row) => nameSkeleton(row.name) === skeleton)?.name;
}

interface Person {
  readonly issuer: string;
  readonly subject: string;
}

/** The account of somebody whom an OpenID Connect provider knows, locked. */
export async function lockOpenIdAccount(
  db: Db,
  { issuer, subject }: Person,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('registry_account')
    .selectAll()
    .where('oidc_issuer', '=', issuer)
    .where('oidc_subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds an account; false when another of that name or person was added meanwhile. */
export async function addOpenIdAccount(db: Db, account: Insertable<AccountTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registry_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The account, locked: two concurrent changes run one after the other. */
export async function lockAccount(db: Db, id: string): Promise<AccountRow | undefined> {
  return db.selectFrom('registry_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function listAccountRows(db: Db): Promise<AccountRow[]> {
  return db.selectFrom('registry_account').selectAll().orderBy('name').execute();
}

export async function changeAccount(db: Db, id: string, change: Updateable<AccountTable>): Promise<void> {
  await db.updateTable('registry_account').set(change).where('id', '=', id).execute();
}

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
