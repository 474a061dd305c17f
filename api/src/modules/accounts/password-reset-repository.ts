import type { Executor } from '../../platform/db/schema';

/** Notes that somebody asked for a link: the same statement whether the email has an account or not. */
export async function noteResetRequest(db: Executor, emailKey: string, now: Date): Promise<void> {
  await db.insertInto('password_reset_request').values({ email_key: emailKey, created_at: now }).execute();
}

/** Takes the oldest request that no other instance has locked; gone when the transaction commits. */
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

/** True while a link of that hash can be used. */
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

/** Uses up a link and returns its user's id; undefined when it was used or is over. Of several at once one wins. */
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

/** Deletes links whose time is over. */
export async function deleteOverResets(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('password_reset').where('expires_at', '<', now).execute();
}
