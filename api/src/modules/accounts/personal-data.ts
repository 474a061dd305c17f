import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { shopperPasskeyStore } from './repository';

interface AccountOf {
  readonly userId: number | null;
  /** In lower case. */
  readonly email: string;
  readonly orders: readonly { readonly id: number }[];
}

/** A person's account with its sessions and links, without secrets; null for a person without one. */
export async function exportAccount(db: Executor, { userId }: AccountOf) {
  if (userId === null) return null;
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const [sessions, browsers, resets, addresses, passkeys] = [
    await db.selectFrom('session').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    await db.selectFrom('known_browser').select('expires_at').where('user_id', '=', userId).execute(),
    await db.selectFrom('password_reset').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    await db.selectFrom('saved_address').selectAll().where('user_id', '=', userId).orderBy('id').execute(),
    await shopperPasskeyStore.list(db, userId),
  ];
  return {
    name: user.name,
    email: user.email,
    phone: user.phone_number,
    createdAt: user.created_at,
    password: 'stored as a hash that cannot be reversed',
    addresses: addresses.map(({ ship, is_default, created_at }) => ({
      ...ship,
      isDefault: is_default,
      savedAt: created_at,
    })),
    sessions: sessions.map(({ created_at, seen_at, expires_at, revoked_at }) => ({
      createdAt: created_at,
      seenAt: seen_at,
      expiresAt: expires_at,
      endedAt: revoked_at,
    })),
    knownBrowsers: browsers.map(({ expires_at }) => ({ knownUntil: expires_at })),
    passkeys: passkeys.map(({ name, created_at, used_at }) => ({
      name,
      createdAt: created_at,
      usedAt: used_at,
    })),
    passwordLinks: resets.map(({ created_at, expires_at, used_at }) => ({
      createdAt: created_at,
      expiresAt: expires_at,
      usedAt: used_at,
    })),
  };
}

/** Locks an account against new orders and sessions until the transaction ends. */
export async function lockAccount(tx: DatabaseTransaction, { userId }: AccountOf): Promise<void> {
  if (userId === null) return;
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute();
}

/**
 * Ends the guest sessions that can read a person's orders, and the sessions of their account, which it detaches from
 * the account.
 */
async function endSessions(tx: DatabaseTransaction, { userId, orders }: AccountOf, now: Date): Promise<void> {
  if (orders.length > 0) {
    await tx
      .updateTable('session')
      .set({ revoked_at: now })
      .where('revoked_at', 'is', null)
      .where('user_id', 'is', null)
      .where('id', 'in', (made) =>
        made
          .selectFrom('shop_order')
          .select('session_id')
          .where(
            'shop_order.id',
            'in',
            orders.map(({ id }) => id),
          ),
      )
      .execute();
  }
  if (userId === null) return;
  await tx
    .updateTable('session')
    .set({ revoked_at: now, expires_at: now, user_id: null })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Ends a person's sessions and deletes their account with its addresses, links, passkeys and browsers, once no order refers to it. The
 * email address can then be used for a new account. Returns the number of accounts.
 */
export async function eraseAccount(tx: DatabaseTransaction, person: AccountOf, now: Date): Promise<number> {
  await endSessions(tx, person, now);
  await tx.deleteFrom('password_reset_request').where('email_key', '=', person.email).execute();
  const { userId } = person;
  if (userId === null) return 0;
  for (const table of ['known_browser', 'password_reset', 'saved_address'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await shopperPasskeyStore.removeAll(tx, userId);
  await tx.deleteFrom('app_user').where('id', '=', userId).execute();
  return 1;
}
