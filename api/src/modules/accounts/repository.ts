import { createPasskeyStore } from '@shop/server-kit/passkey-store';
import { newPublicId } from '../../platform/db/public-id';
import type { Executor, Schema } from '../../platform/db/schema';
import type { AppUserRow } from './tables';

/** Passkeys of shoppers. */
export const shopperPasskeyStore = createPasskeyStore<Schema, number>({
  passkeys: 'user_passkey',
  challenges: 'user_passkey_challenge',
});

/** Email addresses are compared without regard to case. */
export const emailKey = (email: string) => email.toLowerCase();

/** Adds an account. Returns its id; undefined, and changes nothing, when the email already has one. */
export async function createUser(
  db: Executor,
  {
    name,
    email,
    phoneNumber,
    passwordHash,
  }: Record<'name' | 'email' | 'phoneNumber' | 'passwordHash', string>,
): Promise<number | undefined> {
  const added = await db
    .insertInto('app_user')
    .values({
      public_id: newPublicId(),
      name,
      email,
      email_key: emailKey(email),
      phone_number: phoneNumber,
      password_hash: passwordHash,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
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

/** Changes name and phone number. Resolves with the user, or undefined for an unknown id. */
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

/** Replaces the hash of the same password, unless the password has been changed since. */
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

/** Stores a request for a link: the same statement whether the email has an account or not. */
export async function addResetRequest(db: Executor, emailKey: string, now: Date): Promise<void> {
  await db.insertInto('password_reset_request').values({ email_key: emailKey, created_at: now }).execute();
}

/** Takes the oldest request that no other instance has locked; it is deleted when the transaction commits. */
export async function takeResetRequest(
  tx: Executor,
): Promise<{ readonly id: number; readonly emailKey: string; readonly createdAt: Date } | undefined> {
  const row = await tx
    .deleteFrom('password_reset_request')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('password_reset_request')
        .select('id')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  return row && { id: row.id, emailKey: row.email_key, createdAt: row.created_at };
}

/** Stores a link's token, hashed. */
export async function addReset(
  db: Executor,
  reset: {
    readonly userId: number;
    readonly tokenHash: string;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('password_reset')
    .values({
      user_id: reset.userId,
      token_hash: reset.tokenHash,
      created_at: reset.now,
      expires_at: reset.expiresAt,
      used_at: null,
    })
    .execute();
}

/** True while a link with that hash can be used. */
export async function isResetOpen(db: Executor, tokenHash: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('password_reset')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Uses up a link and returns its user's id; undefined when it was used or has expired. Only one of several concurrent
 * calls succeeds.
 */
export async function useReset(tx: Executor, tokenHash: string, now: Date): Promise<number | undefined> {
  const row = await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Invalidates the other links of a user. */
export async function closeResets(tx: Executor, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Deletes expired links. */
export async function deleteExpiredResets(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', now).execute();
}
