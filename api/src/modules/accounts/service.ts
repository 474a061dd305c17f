import { shop } from '@shop/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { cleanText, requireLine } from '../../platform/http/clean-text';
import { addressOf, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { recordConsents } from '../consent';
import type { KnownBrowsers } from './known-browser';
import { replacePassword, type ResetContext } from './password-reset';
import { checkNewPassword, type Passwords } from './passwords';
import { createUser, findUser, findUserByEmail, renewPasswordHash, updateDetails } from './repository';
import type { ProfileRequest, SavedProfile } from './schemas';
import type { AppUserRow } from './tables';
import { accountLimits, addUnlessDisclosed, type Sender, takeSignInTry } from './sign-in-limits';

interface Signup {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phoneNumber: string;
  /** The consents of the form; undefined from a page without a notice. */
  readonly consents?: string | undefined;
}

/**
 * Adds an account. Throws a 422 for a password that is easy to guess, a 409 when the email already has an account, and, after a
 * few of those from one address, a 429 for every sign-up from there, even if its email is new.
 */
export async function signUp(
  database: Pick<Database, 'db' | 'transaction'>,
  passwords: Passwords,
  form: Signup,
  address: string,
  now: Date = new Date(),
): Promise<void> {
  const name = requireLine('name', form.name);
  const phoneNumber = requireLine('phoneNumber', form.phoneNumber);
  await checkNewPassword(form.password);
  await takeAttempt(database.db, accountLimits.signupBurst, address, now);
  await takeAttempt(database.db, accountLimits.signupByAddress, address, now);
  const passwordHash = await passwords.hash(form.password);
  const refusal = await database.transaction((tx) =>
    addUnlessDisclosed(tx, address, now, async () => {
      const email = cleanText(form.email);
      const userId = await createUser(tx, { name, email, phoneNumber, passwordHash });
      if (userId === undefined) return false;
      await recordConsents(tx, form.consents, { email, userId, place: 'sign-up' }, now);
      return true;
    }),
  );
  // Thrown after the transaction, which would roll back the count.
  if (refusal) throw refusal;
}

/**
 * The id of the user with this email and password. Throws the same 401 for a wrong password and an unknown email, and a 429 while
 * the sender has to wait after wrong passwords.
 */
export async function signIn(
  db: Executor,
  passwords: Passwords,
  form: Pick<Signup, 'email' | 'password'>,
  sender: Sender,
  now: Date = new Date(),
): Promise<number> {
  const email = cleanText(form.email);
  const attempt = await takeSignInTry(db, email, sender, now);
  const user = await findUserByEmail(db, email);
  const matched = await passwords.matches(user?.password_hash, form.password, async (hash) => {
    if (user) await renewPasswordHash(db, user, hash);
  });
  if (!user || !matched) {
    await attempt.failed();
    throw new ApiError(401, 'Email or password is not correct.');
  }
  await attempt.succeeded();
  return user.id;
}

type Details = Static<typeof ProfileRequest>;

const unknown = () => new ApiError(401, 'Please sign in to change your profile.');

/**
 * Stores the name and the phone number of the signed-in user, and returns the stored details. Throws a 401 without a session, a 400
 * with the `field` that is blank, and a 429 after many changes of one account.
 */
export async function changeOwnDetails(
  { db }: Pick<Database, 'db'>,
  form: Details,
  { shopSession }: Pick<FastifyRequest, 'shopSession'>,
): Promise<Static<typeof SavedProfile>['data']> {
  const userId = shopSession?.userId;
  if (!userId) throw unknown();
  const details = {
    name: requireLine('name', form.name),
    phoneNumber: requireLine('phoneNumber', form.phoneNumber),
  };
  await takeAttempt(db, accountLimits.detailsByAccount, String(userId), new Date());
  const user = await updateDetails(db, userId, details);
  if (!user) throw unknown();
  return { name: user.name, email: user.email, phoneNumber: user.phone_number };
}

/** Throws a 403 for a wrong current password, and a 429 while the sender has to wait after wrong ones, as at sign-in. */
export async function confirmPassword(
  { database: { db }, passwords }: Pick<ResetContext, 'database' | 'passwords'>,
  currentPassword: string,
  user: AppUserRow,
  sender: Sender,
): Promise<void> {
  const attempt = await takeSignInTry(db, user.email, sender, new Date());
  if (!(await passwords.matches(user.password_hash, currentPassword))) {
    await attempt.failed();
    throw new ApiError(403, 'Your current password is not correct.', { extra: { field: 'currentPassword' } });
  }
  await attempt.succeeded();
}

/**
 * Changes the password of the signed-in user. It ends every other session and every emailed link of the account; this browser
 * stays signed in, with a new token. Throws a 401 without a session, a 422 for a password that is easy to guess, a 403 for a
 * wrong current password, and a 429 while the sender has to wait after wrong ones, as at sign-in.
 */
export async function changeOwnPassword(
  context: ResetContext,
  knownBrowsers: KnownBrowsers,
  form: { readonly currentPassword: string; readonly password: string },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<void> {
  const { database, passwords, mailer } = context;
  const session = request.shopSession;
  const user = session?.userId ? await findUser(database.db, session.userId) : undefined;
  if (!session || !user) throw new ApiError(401, 'Please sign in to change your password.');
  await checkNewPassword(form.password);
  const sender = { address: addressOf(request), browser: knownBrowsers.tokenHash(request) };
  await confirmPassword(context, form.currentPassword, user, sender);
  const passwordHash = await passwords.hash(form.password);
  const mail = [
    `The password for your ${shop.name} account was changed on your profile.`,
    'You have been signed out everywhere else. If you did not do this, please write to us.',
  ];
  await database.transaction((tx) =>
    replacePassword(tx, mailer, { userId: user.id, passwordHash, sessionId: session.id, mail }),
  );
  await request.server.shopSessions.signIn(request, reply, user.id);
  await knownBrowsers.remember(request, reply, user.id);
}
