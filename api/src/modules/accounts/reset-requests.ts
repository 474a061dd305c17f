import { paths, shop } from '@shop/config';
import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isEmailAddress } from '@shop/config/email-address';
import { isolated, writeEmail } from '../../platform/email/write-email';
import { logFailures } from '../../platform/jobs/log-failures';
import { runRegularly, type RegularWork } from '../../platform/jobs/run-regularly';
import { hashToken, newToken } from '../../platform/sessions/token';
import { addReset, takeResetRequest } from './password-reset-repository';
import type { AccountMailer } from './ports';
import { findUserByEmail } from './user-repository';

/** How long a link can be used, in milliseconds. */
export const RESET_VALID_MS = 30 * 60_000;

const LOOK_EVERY_MS = 2_000;

export interface ResetRequestContext {
  readonly database: Database;
  readonly mailer: AccountMailer;
  /** Where the shop's pages are. */
  readonly linkOrigin: string;
  readonly now?: () => Date;
}

function resetEmail(name: string, link: string) {
  return writeEmail('Choose a new password', [
    {
      kind: 'text',
      text: `Hello ${isolated(name)}, somebody asked for a new password for your account at ${shop.name}.`,
    },
    { kind: 'link', label: 'Choose a new password', url: link },
    { kind: 'text', text: 'The link works once, within 30 minutes. Your old password works until then.' },
    {
      kind: 'text',
      text: 'If it was not you, there is nothing to do: without this link nobody can change it.',
    },
  ]);
}

/** Processes the oldest request: a link by email when there is such an account, else nothing. False when none is left. */
async function processNext(tx: DatabaseTransaction, context: ResetRequestContext): Promise<boolean> {
  const request = await takeResetRequest(tx);
  if (!request) return false;
  const now = context.now?.() ?? new Date();
  const user = await findUserByEmail(tx, request.emailKey);
  if (!user || !isEmailAddress(user.email)) return true;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + RESET_VALID_MS);
  await addReset(tx, { userId: user.id, tokenHash: hashToken(token), now, expiresAt });
  await context.mailer.send(tx, {
    kind: 'password-reset',
    key: `password-reset:${request.id}`,
    to: user.email,
    subject: `Choose a new password for ${shop.name}`,
    worthMs: RESET_VALID_MS,
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
    LOOK_EVERY_MS,
  );
}
