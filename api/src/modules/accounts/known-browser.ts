import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret, newToken } from '@shop/server-kit/secrets';
import { createHostCookie } from '@shop/server-kit/cookies';
import { knownBrowserMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { emailKey } from './repository';

/** Whether someone has signed in to the account with this email in the browser with this token. */
export async function isKnownBrowser(
  db: Executor,
  tokenHash: string,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('known_browser')
    .innerJoin('app_user', 'app_user.id', 'known_browser.user_id')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the token of a known browser, and adds an account to it. */
export async function rememberBrowser(
  tx: Executor,
  browser: {
    readonly oldTokenHash: string | undefined;
    readonly tokenHash: string;
    readonly userId: number;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { oldTokenHash, tokenHash, userId, expiresAt } = browser;
  if (oldTokenHash !== undefined) {
    await tx
      .updateTable('known_browser')
      .set({ token_hash: tokenHash })
      .where('token_hash', '=', oldTokenHash)
      .execute();
  }
  await tx
    .insertInto('known_browser')
    .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['token_hash', 'user_id']).doUpdateSet({ expires_at: expiresAt }),
    )
    .execute();
}

/** Forgets the known browsers of an account. */
export async function forgetBrowsers(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('known_browser').where('user_id', '=', userId).execute();
}

/** Deletes browsers without a recent sign-in. */
export async function deleteExpiredBrowsers(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('known_browser').where('expires_at', '<', now).execute();
}

/** The cookie of browsers in which someone has signed in. It survives sign-out. */
export interface KnownBrowsers {
  /** Hash of the browser's token; undefined without one. */
  tokenHash(request: FastifyRequest): string | undefined;
  /** Called after a sign-in. The token changes each time, so that one planted by an attacker is useless. */
  remember(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void>;
}

export function createKnownBrowsers(
  database: Pick<Database, 'transaction'>,
  isPublicHttps: boolean,
): KnownBrowsers {
  const cookie = createHostCookie({ name: 'browser', seconds: knownBrowserMs / 1000, isPublicHttps });
  const tokenHash = (request: FastifyRequest) => {
    const token = cookie.read(request);
    return token === undefined ? undefined : hashSecret(token);
  };
  return {
    tokenHash,
    async remember(request, reply, userId) {
      const token = newToken();
      await database.transaction((tx) =>
        rememberBrowser(tx, {
          oldTokenHash: tokenHash(request),
          tokenHash: hashSecret(token),
          userId,
          expiresAt: new Date(Date.now() + knownBrowserMs),
        }),
      );
      cookie.write(request, reply, token);
    },
  };
}
