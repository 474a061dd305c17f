import { randomUUID } from 'node:crypto';
import type { Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';
import { isEmailAddress } from '@shop/config/email-address';
import { storeMail } from './outbox-repository';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A subject longer than this is somebody's mistake. */
const MAX_SUBJECT = 200;

/** Sends emails by way of the outbox. */
export interface Mailer {
  /** False without SMTP_URL: `send` then stores nothing, and pages should offer nothing that needs mail. */
  readonly enabled: boolean;
  /**
   * Stores an email with whatever else `db` changes: pass the transaction that causes it, and it is sent if and when
   * that commits. Never waits for a mail server. Returns false when it is not sent: disabled, or the key is known.
   * Throws a RangeError for an invalid address and for a subject of several lines.
   */
  send(db: Executor, mail: Email): Promise<boolean>;
}

function refuseInjection({ to, replyTo, subject }: Email): void {
  if (!isEmailAddress(to)) throw new RangeError('The recipient of a mail is no e-mail address');
  if (replyTo !== undefined && !isEmailAddress(replyTo)) {
    throw new RangeError('The reply address of a mail is no e-mail address');
  }
  if (/\p{Cc}/u.test(subject) || subject.trim() === '' || subject.length > MAX_SUBJECT) {
    throw new RangeError('The subject of a mail is not one line of text');
  }
}

/** A shop without a mail server. */
export const noMailer: Mailer = { enabled: false, send: () => Promise.resolve(false) };

/** Stores emails for the job of `mail-sender.ts`. */
export function createMailer(now: () => Date = () => new Date()): Mailer {
  return {
    enabled: true,
    async send(db, mail) {
      refuseInjection(mail);
      const moment = now();
      return storeMail(db, {
        key: mail.key ?? randomUUID(),
        kind: mail.kind,
        to: mail.to,
        replyTo: mail.replyTo ?? null,
        subject: mail.subject,
        text: mail.text,
        html: mail.html ?? null,
        now: moment,
        expiresAt: new Date(moment.getTime() + (mail.worthMs ?? 3 * DAY_MS)),
      });
    },
  };
}
