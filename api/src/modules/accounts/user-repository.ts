import { newPublicId } from '../../platform/db/public-id';
import type { Executor } from '../../platform/db/schema';
import type { AppUserRow } from './tables';

/** Email addresses are compared without regard to case. */
export const emailKey = (email: string) => email.toLowerCase();

/** Adds an account. Returns false, and changes nothing, when the email has one. */
export async function createUser(
  db: Executor,
  user: {
    readonly name: string;
    readonly email: string;
    readonly phoneNumber: string;
    readonly passwordHash: string;
  },
): Promise<boolean> {
  const added = await db
    .insertInto('app_user')
    .values({
      public_id: newPublicId(),
      name: user.name,
      email: user.email,
      email_key: emailKey(user.email),
      phone_number: user.phoneNumber,
      password_hash: user.passwordHash,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

export function findUserByEmail(db: Executor, email: string): Promise<AppUserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function changePassword(db: Executor, id: number, passwordHash: string): Promise<AppUserRow> {
  return db
    .updateTable('app_user')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes name and phone number. Resolves with the user, or undefined when there is none. */
export function updateDetails(
  db: Executor,
  id: number,
  { name, phoneNumber }: { readonly name: string; readonly phoneNumber: string },
): Promise<AppUserRow | undefined> {
  return db
    .updateTable('app_user')
    .set({ name, phone_number: phoneNumber })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Replaces the hash of the same password, unless the password was changed meanwhile. */
export async function renewPasswordHash(
  db: Executor,
  { id, password_hash: stored }: Pick<AppUserRow, 'id' | 'password_hash'>,
  renewed: string,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ password_hash: renewed })
    .where('id', '=', id)
    .where('password_hash', '=', stored)
    .execute();
}

export function findUser(db: Executor, id: number): Promise<AppUserRow | undefined> {
  return db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst();
}
