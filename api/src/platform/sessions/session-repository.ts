import type { DefaultedTimestamp, Identity, Timestamp } from '../db/schema';
import type { Executor } from '../db/schema';

/**
 * A browser's session, anonymous while `user_id` is null. Signing in changes the token and keeps the row, so that orders stay
 * linked.
 */
export interface SessionTable {
  id: Identity;
  /** Lower-case hex sha256 of the cookie's token; the token itself is never stored. */
  token_hash: string;
  user_id: number | null;
  created_at: DefaultedTimestamp;
  seen_at: DefaultedTimestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
}

declare module '../db/schema' {
  interface Schema {
    session: SessionTable;
  }
}

/** A session with internal ids. */
export interface ShopSession {
  readonly id: number;
  /** Null while it is anonymous. */
  readonly userId: number | null;
}

interface FoundSession extends ShopSession {
  readonly seenAt: Date;
}

/** The live session with this token hash. */
export async function findSession(
  db: Executor,
  tokenHash: string,
  now: Date,
): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('session')
    .select(['id', 'user_id', 'seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && { id: row.id, userId: row.user_id, seenAt: row.seen_at };
}

/** The user of a session, live or ended. Throws for an unknown session. */
export async function userOfSession(db: Executor, id: number): Promise<number | null> {
  const { user_id: userId } = await db
    .selectFrom('session')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return userId;
}

interface NewToken {
  readonly tokenHash: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Starts a session; `userId` is null for an anonymous one. */
export async function createSession(
  db: Executor,
  { tokenHash, userId, now, expiresAt }: NewToken & Pick<ShopSession, 'userId'>,
): Promise<ShopSession> {
  const { id } = await db
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: now,
      seen_at: now,
      expires_at: expiresAt,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, userId };
}

/** Extends a session that is in use. */
export async function touchSession(db: Executor, id: number, now: Date, expiresAt: Date): Promise<void> {
  await db.updateTable('session').set({ seen_at: now, expires_at: expiresAt }).where('id', '=', id).execute();
}

/** Replaces the token of a session and sets its user; the old token becomes invalid. Returns false if it has been revoked since. */
export async function rotateSession(
  db: Executor,
  session: NewToken & { readonly id: number; readonly userId: number },
): Promise<boolean> {
  const { id, userId, tokenHash, now, expiresAt } = session;
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ token_hash: tokenHash, user_id: userId, seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ends a session permanently; its row stays for the orders that refer to it. */
export async function revokeSession(db: Executor, id: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the sessions of a user, except the one with this id. */
export async function revokeUserSessions(
  db: Executor,
  userId: number,
  now: Date,
  exceptId: number | undefined,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .$if(exceptId !== undefined, (others) => others.where('id', '<>', exceptId ?? 0))
    .execute();
}

/** Deletes at most `limit` sessions that ended before `before` and do not have orders. Returns their number. */
export async function deleteEndedSessions(db: Executor, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', 'in', (ended) =>
      ended
        .selectFrom('session')
        .select('session.id')
        .where('expires_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('shop_order')
                .select('shop_order.id')
                .whereRef('shop_order.session_id', '=', 'session.id'),
            ),
          ),
        )
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
