import type { FastifyReply, FastifyRequest } from 'fastify';
import { shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { writeEmail } from '../../platform/email/write-email';
import { ApiError } from '../../platform/http/api-error';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { revokeUserSessions } from '../../platform/sessions/session-repository';
import type { KnownBrowsers } from './known-browser';
import { forgetBrowsers } from './known-browser-repository';
import { closeResets } from './password-reset-repository';
import { checkNewPassword } from './password-rules';
import type { ResetContext } from './reset-password';
import { takeSignInTry } from './sign-in-limits';
import { changePassword, findUser } from './user-repository';

const changedEmail = () =>
  writeEmail('Your password was changed', [
    { kind: 'text', text: `The password of your account at ${shop.name} was changed on your profile.` },
    {
      kind: 'text',
      text: 'Wherever else you were signed in, you are signed out. If it was not you, please write to us.',
    },
  ]);

/**
 * Changes the password of the signed-in user. It ends every other session and every mailed link of the account; this browser
 * stays signed in, under a new token. Throws a 401 without a session, a 422 for a password that anybody could guess, a 403 for a
 * wrong current one, and a 429 while the sender has to wait after wrong ones, as at sign-in.
 */
export async function changeOwnPassword(
  { database, passwords, mailer }: ResetContext,
  knownBrowsers: KnownBrowsers,
  form: { readonly currentPassword: string; readonly password: string },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const session = request.shopSession;
  const user = session?.userId ? await findUser(database.db, session.userId) : undefined;
  if (!session || !user) throw new ApiError(401, 'Please sign in to change your password.');
  await checkNewPassword(form.password);
  const sender = { address: addressOf(request), browser: knownBrowsers.tokenHash(request) };
  const attempt = await takeSignInTry(database.db, user.email, sender, new Date());
  if (!(await passwords.matches(user.password_hash, form.currentPassword))) {
    await attempt.failed();
    throw new ApiError(403, 'Your current password is not correct.', { extra: { field: 'currentPassword' } });
  }
  await attempt.succeeded();
  const passwordHash = await passwords.hash(form.password);
  await database.transaction(async (tx) => {
    const now = new Date();
    await changePassword(tx, user.id, passwordHash);
    await closeResets(tx, user.id, now);
    await revokeUserSessions(tx, user.id, now, session.id);
    // A browser in which the old one was guessed is no longer known.
    await forgetBrowsers(tx, user.id);
    if (!isEmailAddress(user.email)) return;
    const subject = `Your password for ${shop.name} was changed`;
    await mailer.send(tx, { kind: 'password-changed', to: user.email, subject, ...changedEmail() });
  });
  await request.server.shopSessions.signIn(request, reply, user.id);
  await knownBrowsers.remember(request, reply, user.id);
}
