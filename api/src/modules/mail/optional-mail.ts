import { randomUUID } from 'node:crypto';
import { mailExpiryMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import { type EmailBlock, writeEmail } from '../../platform/email/email';
import { consentFor, stopPathOf } from '../consent';
import { type Mailer, refuseInjection } from './mailer';
import { type OptionalMailKind, optionalMails } from './optional-kinds';
import { storeMail } from './repository';

/** An email that needs a consent. Its text is written here, with the link that stops such emails. */
export interface OptionalEmail {
  readonly kind: OptionalMailKind;
  readonly to: string;
  readonly subject: string;
  readonly title: string;
  readonly blocks: readonly EmailBlock[];
  /** As for other emails. */
  readonly key?: string;
  readonly validForMs?: number;
}

export interface OptionalMailContext {
  readonly mailer: Pick<Mailer, 'enabled'>;
  /** Origin of the shop's pages. */
  readonly linkOrigin: string;
  readonly now: Date;
}

/**
 * Stores an optional email, if its recipient agrees to such emails: the only way to send one. It has a link that stops them, in its text and in
 * the headers for mail programs. Whether the recipient still agrees is checked again before it is sent. Returns false when it is not
 * stored: without a consent, in a shop that sends no email, or for a known key. Throws a RangeError as `Mailer.send`.
 */
export async function sendOptionalMail(
  db: Executor,
  mail: OptionalEmail,
  { mailer, linkOrigin, now }: OptionalMailContext,
): Promise<boolean> {
  const { kind, to, subject, title, blocks, key = randomUUID(), validForMs = mailExpiryMs } = mail;
  refuseInjection({ to, subject });
  const needed = optionalMails[kind];
  const consent = await consentFor(db, to, needed);
  if (consent === undefined || !mailer.enabled) return false;
  const stopUrl = `${linkOrigin}${await stopPathOf(db, consent, now)}`;
  const stop: readonly EmailBlock[] = [
    { kind: 'text', text: 'You receive this email because you agreed to it.' },
    { kind: 'link', label: 'Stop these emails', url: stopUrl },
  ];
  return storeMail(db, {
    ...{ key, kind, to, replyTo: null, subject },
    ...writeEmail(title, [...blocks, ...stop]),
    ...{ now, expiresAt: new Date(now.getTime() + validForMs) },
    optional: { purpose: needed.purpose, stopUrl },
  });
}
