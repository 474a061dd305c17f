import { paths, shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { hashSecret, newToken } from '@shop/server-kit/secrets';
import { resetLinkMs, resetPollMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isolated, writeEmail } from '../../platform/email/email';
import { ApiError } from '../../platform/http/api-error';
import { cleanText } from '../../platform/http/clean-text';
import { logFailures, type RegularWork, runRegularly } from '../../platform/jobs/jobs';
import { takeAttempt } from '../../platform/rate-limits/rate-limit';
import { revokeUserSessions } from '../../platform/sessions/session-repository';
import { forgetBrowsers } from './known-browser';
import { checkNewPassword, type Passwords } from './passwords';
import type { AccountMailer } from './user-view';
import {
  addReset,
  changePassword,
  closeResets,
  emailKey,
  findUserByEmail,
  isResetOpen,
  addResetRequest,
  takeResetRequest,
  useReset,
} from './repository';
import { accountLimits, forgetFailures } from './sign-in-limits';

export interface ResetRequestContext {
  readonly database: Database;
  readonly mailer: AccountMailer;
  /** Origin of the shop's pages. */
  readonly linkOrigin: string;
  readonly now?: () => Date;
}

function resetEmail(name: string, link: string) {
  return writeEmail('Choose a new password', [
    {
      kind: 'text',
      text: `Hello ${isolated(name)}, someone requested a new password for your account at ${shop.name}.`,
    },
    { kind: 'link', label: 'Choose a new password', url: link },
    {
      kind: 'text',
      text: `This link expires in ${resetLinkMs / 60_000} minutes and can be used once. Until you choose a new password, your current one keeps working.`,
    },
    {
      kind: 'text',
      text: 'If you did not request this, ignore this email. Your password will not change.',
    },
  ]);
}

/** Processes the oldest request: emails a link if the account exists. Returns false when the queue is empty. */
async function processNext(tx: DatabaseTransaction, context: ResetRequestContext): Promise<boolean> {
  const request = await takeResetRequest(tx);
  if (!request) return false;
  const now = context.now?.() ?? new Date();
  const user = await findUserByEmail(tx, request.emailKey);
  if (!user || !isEmailAddress(user.email)) return true;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + resetLinkMs);
  await addReset(tx, { userId: user.id, tokenHash: hashSecret(token), now, expiresAt });
  await context.mailer.send(tx, {
    kind: 'password-reset',
    key: `password-reset:${request.id}`,
    to: user.email,
    subject: `Choose a new password for ${shop.name}`,
    validForMs: resetLinkMs,
    ...resetEmail(user.name, `${context.linkOrigin}${paths.resetPasswordWith(token)}`),
  });
  return true;
}

/**
 * Processes every request for a link. In a job, not in the request, so that neither its response nor its duration
 * reveals whether there is an account. Several instances may do so at once.
 */
export async function processResetRequests(context: ResetRequestContext): Promise<void> {
  while (await context.database.transaction((tx) => processNext(tx, context)));
}

/** Processes requests until stopped. */
export function startResetRequests(
  context: ResetRequestContext & { readonly log: Parameters<typeof logFailures>[1] },
): RegularWork {
  const work = () => processResetRequests(context);
  return runRegularly(
    logFailures(work, context.log, 'requests for a new password could not be processed'),
    resetPollMs,
  );
}

export interface ResetContext {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly mailer: AccountMailer;
}

/** The response to every request for a link. */
export const RESET_REQUESTED_MESSAGE =
  "If an account exists for this email address, we've sent a link to reset the password.";

/** Throws a 404 in a shop that sends no email. */
export function requireMailer({ mailer }: Pick<ResetContext, 'mailer'>): void {
  if (mailer.enabled) return;
  throw new ApiError(404, `Passwords cannot be reset by email here. Please write to ${shop.email}.`);
}

const invalidLink = () => new ApiError(400, 'This link is no longer valid. Please request a new one.');

/**
 * Requests a link. Does the same for every email address, and throws a 429 after too many requests for it or from the IP address.
 */
export async function requestReset(
  { database: { db } }: Pick<ResetContext, 'database'>,
  email: string,
  address: string,
): Promise<void> {
  const key = emailKey(cleanText(email));
  await takeAttempt(db, accountLimits.forgotByAddress, address);
  await takeAttempt(db, accountLimits.forgotByAccount, key);
  await addResetRequest(db, key, new Date());
}

interface NewPassword {
  readonly userId: number;
  readonly passwordHash: string;
  /** The session that continues, if any. */
  readonly sessionId: number | undefined;
  /** Paragraphs of the email about the change. */
  readonly mail: readonly string[];
}

/** Stores a new password, ends the account's other sessions and links, forgets its browsers, and sends an email. */
export async function replacePassword(
  tx: DatabaseTransaction,
  mailer: AccountMailer,
  { userId, passwordHash, sessionId, mail }: NewPassword,
): Promise<{ readonly email: string }> {
  const now = new Date();
  const user = await changePassword(tx, userId, passwordHash);
  await closeResets(tx, userId, now);
  await revokeUserSessions(tx, userId, now, sessionId);
  // The browser of someone who guessed the old password may be trusted.
  await forgetBrowsers(tx, userId);
  if (isEmailAddress(user.email)) {
    const subject = `Your password for ${shop.name} was changed`;
    const paragraphs = mail.map((text) => ({ kind: 'text', text }) as const);
    const body = writeEmail('Your password was changed', paragraphs);
    await mailer.send(tx, { kind: 'password-changed', to: user.email, subject, ...body });
  }
  return user;
}

/**
 * Sets a new password by a link's token, once, and ends all other links and all sessions of the account except `sessionId`. Throws
 * a 400 for a token that is unknown, used or expired, and a 422 for a password that is easy to guess: the link can then be used
 * again.
 */
export async function resetPassword(
  { database, passwords, mailer }: ResetContext,
  form: { readonly token: string; readonly password: string },
  { address, sessionId }: { readonly address: string; readonly sessionId: number | undefined },
): Promise<void> {
  await checkNewPassword(form.password);
  await takeAttempt(database.db, accountLimits.resetByAddress, address);
  const tokenHash = hashSecret(form.token);
  // Checked before the expensive hash; used up after it, since another request may be faster.
  if (!(await isResetOpen(database.db, tokenHash, new Date()))) throw invalidLink();
  const passwordHash = await passwords.hash(form.password);
  await database.transaction(async (tx) => {
    const userId = await useReset(tx, tokenHash, new Date());
    if (userId === undefined) throw invalidLink();
    const mail = [
      `The password for your ${shop.name} account was changed using a password reset link.`,
      'You have been signed out everywhere else. If you did not do this, please write to us.',
    ];
    const { email } = await replacePassword(tx, mailer, { userId, passwordHash, sessionId, mail });
    await forgetFailures(tx, email, address);
  });
}
