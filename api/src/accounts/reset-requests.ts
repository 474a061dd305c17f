import { paths, shop } from '@shop/config';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database';
import type { Schema } from '../db/schema';
import { logFailures } from '../jobs/log-failures';
import { runRegularly, type RegularWork } from '../jobs/run-regularly';
import { writeLetter } from '../mail/letter';
import { isMailAddress } from '../mail/mail-address';
import type { Mailer } from '../mail/mailer';
import { addReset, takeResetRequest } from '../repositories/password-resets';
import { findUserByEmail } from '../repositories/users';
import { hashToken, newToken } from '../sessions/token';

/** How long a link can be used, in milliseconds. */
export const RESET_VALID_MS = 30 * 60_000;

const LOOK_EVERY_MS = 2_000;

export interface ResetRequestContext {
  readonly database: Database;
  readonly mailer: Mailer;
  /** Where the shop's pages are. */
  readonly linkOrigin: string;
  readonly now?: () => Date;
}

function resetLetter(name: string, link: string) {
  return writeLetter('Choose a new password', [
    {
      kind: 'text',
      text: `Hello ${name}, somebody asked for a new password for your account at ${shop.name}.`,
    },
    { kind: 'link', label: 'Choose a new password', url: link },
    { kind: 'text', text: 'The link works once, within 30 minutes. Your old password works until then.' },
    {
      kind: 'text',
      text: 'If it was not you, there is nothing to do: without this link nobody can change it.',
    },
  ]);
}

/** Answers the oldest request: a link by mail when there is such an account, else nothing. False when none is left. */
async function answerNext(tx: Transaction<Schema>, context: ResetRequestContext): Promise<boolean> {
  const request = await takeResetRequest(tx);
  if (!request) return false;
  const now = context.now?.() ?? new Date();
  const user = await findUserByEmail(tx, request.emailKey);
  if (!user || !isMailAddress(user.email)) return true;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + RESET_VALID_MS);
  await addReset(tx, { userId: user.id, tokenHash: hashToken(token), now, expiresAt });
  await context.mailer.send(tx, {
    kind: 'password-reset',
    key: `password-reset:${request.id}`,
    to: user.email,
    subject: `Choose a new password for ${shop.name}`,
    worthMs: RESET_VALID_MS,
    ...resetLetter(user.name, `${context.linkOrigin}${paths.resetPasswordWith(token)}`),
  });
  return true;
}

/**
 * Answers every request for a link. Apart from the request that asked, so that neither its answer nor its duration
 * tells whether there is an account. Several instances may do so at once.
 */
export async function answerResetRequests(context: ResetRequestContext): Promise<void> {
  while (await context.database.transaction((tx) => answerNext(tx, context)));
}

/** Answers requests until stopped. */
export function startResetRequests(
  context: ResetRequestContext & { readonly log: Parameters<typeof logFailures>[1] },
): RegularWork {
  const answer = () => answerResetRequests(context);
  return runRegularly(
    logFailures(answer, context.log, 'requests for a new password could not be answered'),
    LOOK_EVERY_MS,
  );
}
