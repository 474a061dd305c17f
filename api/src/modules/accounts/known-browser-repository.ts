import type { Executor } from '../../platform/db/schema';
import { emailKey } from './user-repository';

/** Whether the account of that email was signed in to in the browser of that token. */
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

/** Gives a browser a new token, under which it stays known to its accounts, and makes it known to one more. */
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

/** Makes every browser of an account unknown. */
export async function forgetBrowsers(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('known_browser').where('user_id', '=', userId).execute();
}

/** Deletes browsers in which nobody has signed in for long. */
export async function deleteOverBrowsers(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('known_browser').where('expires_at', '<', now).execute();
}
