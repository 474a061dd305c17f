import { randomUUID } from 'node:crypto';
import type { Executor } from '../db/schema';
import { storeMail } from '../repositories/mail-outbox';
import { isMailAddress } from './mail-address';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A subject longer than this is somebody's mistake. */
const MAX_SUBJECT = 200;

export interface Mail {
  /** What it is about, for logs and metrics: `order-placed`. */
  readonly kind: string;
  /** One plain address; `isMailAddress` tells. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly replyTo?: string;
  /** Names the cause, such as an order's id: a mail of a known key is not stored again. Random when left out. */
  readonly key?: string;
  /** How long the mail is worth sending, in milliseconds; three days when left out. */
  readonly worthMs?: number;
}

/** The way out for mails. */
export interface Mailer {
  /** False without SMTP_URL: `send` then stores nothing, and pages should offer nothing that needs mail. */
  readonly enabled: boolean;
  /**
   * Stores a mail with whatever else `db` changes: pass the transaction that causes it, and it is sent if and when
   * that commits. Never waits for a mail server. Answers false when it is not sent: disabled, or the key is known.
   * Throws a RangeError for an address that is none and for a subject of several lines.
   */
  send(db: Executor, mail: Mail): Promise<boolean>;
}

function refuseInjection({ to, replyTo, subject }: Mail): void {
  if (!isMailAddress(to)) throw new RangeError('The recipient of a mail is no e-mail address');
  if (replyTo !== undefined && !isMailAddress(replyTo)) {
    throw new RangeError('The reply address of a mail is no e-mail address');
  }
  if (/\p{Cc}/u.test(subject) || subject.trim() === '' || subject.length > MAX_SUBJECT) {
    throw new RangeError('The subject of a mail is not one line of text');
  }
}

/** A shop without a mail server. */
export const noMailer: Mailer = { enabled: false, send: () => Promise.resolve(false) };

/** Stores mails for the job of `mail-sender.ts`. */
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
