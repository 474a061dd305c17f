import { shop } from '@shop/config';
import type { Database } from '../../platform/db/database';
import { isEmailAddress } from '@shop/config/email-address';
import { writeEmail } from '../../platform/email/write-email';
import { ApiError } from '../../platform/http/api-error';
import { cleanText } from '../../platform/http/clean-text';
import { takeAttempt } from '../../platform/rate-limits/rate-limit';
import { revokeUserSessions } from '../../platform/sessions/session-repository';
import { hashToken } from '../../platform/sessions/token';
import { accountLimits } from './account-limits';
import { forgetBrowsers } from './known-browser-repository';
import { closeResets, isResetOpen, noteResetRequest, useReset } from './password-reset-repository';
import { checkNewPassword } from './password-rules';
import type { Passwords } from './passwords';
import type { AccountMailer } from './ports';
import { forgetFailures } from './sign-in-limits';
import { changePassword, emailKey } from './user-repository';

export interface ResetContext {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly mailer: AccountMailer;
}

/** The response to every request for a link. */
export const RESET_ASKED =
  'If there is an account with this email, a link to choose a new password is on its way to it.';

/** Throws a 404 in a shop that sends no email. */
export function needMail({ mailer }: Pick<ResetContext, 'mailer'>): void {
  if (mailer.enabled) return;
  throw new ApiError(404, `A new password cannot be asked for here. Please write to ${shop.email}.`);
}

const gone = () => new ApiError(400, 'This link is no longer valid. Please ask for a new one.');

/** Asks for a link. Does the same for every email, and throws a 429 after too many for it or from the address. */
export async function requestReset(
  { database: { db } }: Pick<ResetContext, 'database'>,
  email: string,
  address: string,
): Promise<void> {
  const key = emailKey(cleanText(email));
  await takeAttempt(db, accountLimits.forgotByAddress, address);
  await takeAttempt(db, accountLimits.forgotByAccount, key);
  await noteResetRequest(db, key, new Date());
}

const changedEmail = () =>
  writeEmail('Your password was changed', [
    { kind: 'text', text: `The password of your account at ${shop.name} was changed by a link from a mail.` },
    {
      kind: 'text',
      text: 'Wherever you were signed in, you are signed out. If it was not you, please write to us.',
    },
  ]);

/**
 * Sets a new password by a link's token: once, and it ends every session of the account but for `sessionId`, and all
 * its other links. Throws a 400 for a token that is unknown, used or over, and a 422 for a password that anybody could
 * guess: the link can then be used again.
 */
export async function resetPassword(
  { database, passwords, mailer }: ResetContext,
  form: { readonly token: string; readonly password: string },
  { address, sessionId }: { readonly address: string; readonly sessionId: number | undefined },
): Promise<void> {
  await checkNewPassword(form.password);
  await takeAttempt(database.db, accountLimits.resetByAddress, address);
  const tokenHash = hashToken(form.token);
  // Looked up before the hash is made, which is expensive; used up after it, since another request may be faster.
  if (!(await isResetOpen(database.db, tokenHash, new Date()))) throw gone();
  const passwordHash = await passwords.hash(form.password);
  await database.transaction(async (tx) => {
    const now = new Date();
    const userId = await useReset(tx, tokenHash, now);
    if (userId === undefined) throw gone();
    const user = await changePassword(tx, userId, passwordHash);
    await closeResets(tx, userId, now);
    await revokeUserSessions(tx, userId, now, sessionId);
    // A browser in which the old one was guessed is no longer known.
    await forgetBrowsers(tx, userId);
    await forgetFailures(tx, user.email, address);
    if (!isEmailAddress(user.email)) return;
    const subject = `Your password for ${shop.name} was changed`;
    await mailer.send(tx, { kind: 'password-changed', to: user.email, subject, ...changedEmail() });
  });
}
