import { randomUUID } from 'node:crypto';
import { shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { mailExpiryMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import type { Email } from '../../platform/email/email';
import type { RegularWork } from '../../platform/jobs/jobs';
import { type MailSenderContext, startMailSender } from './mail-sender';
import { redirectMails, storeMail, type WrongAddress } from './repository';
import { createSmtpTransport } from './smtp-transport';

export interface MailSettings {
  /** Contains a password: never log it or show it in a message. */
  readonly smtpUrl: string;
  /** The sender's address; the shop's name is added. */
  readonly from: string;
  /** Origin of links in emails. Never taken from a request, because its Host header can be forged. */
  readonly linkOrigin: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

function isSmtpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}

/**
 * Reads SMTP_URL and MAIL_FROM; undefined without SMTP_URL: the shop then sends no email. Throws an operator-facing error when
 * one of them is invalid, or when PUBLIC_ORIGIN (`linkOrigin`), the origin of links, is missing.
 */
export function readMailSettings(env: Environment, linkOrigin: string | undefined): MailSettings | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from = '' } = env;
  if (!smtpUrl) return undefined;
  if (!isSmtpUrl(smtpUrl)) {
    throw new Error('SMTP_URL must look like smtp://user:password@mail.example:587 or smtps://….');
  }
  // A relay in a local network may use addresses such as shop@mailhost, without a dot.
  if (from !== '' && !isEmailAddress(from) && !isEmailAddress(`${from}.local`))
    throw new Error(`MAIL_FROM must be an email address, not "${from}".`);
  if (linkOrigin === undefined)
    throw new Error('SMTP_URL requires PUBLIC_ORIGIN, the origin of links in emails.');
  return { smtpUrl, from: from || shop.email, linkOrigin };
}

/** Maximum length of a subject. */
const MAX_SUBJECT = 200;

/** Sends emails through the outbox. */
export interface Mailer {
  /** False without SMTP_URL: `send` then stores nothing, and pages should offer nothing that needs email. */
  readonly enabled: boolean;
  /**
   * Stores an email in the transaction `db` that causes it; it is sent once that commits. Never waits for a mail server. Returns
   * false when it is not sent: disabled, or the key is known. Throws a RangeError for an invalid address, a subject of several
   * lines, and an email that needs a consent: see `sendOptionalMail`.
   */
  send(db: Executor, mail: Email): Promise<boolean>;
  /** Redirects or withdraws emails that are not sent yet, in the transaction `db`. */
  redirect(db: Executor, mails: WrongAddress): Promise<void>;
}

/** Throws a RangeError for a recipient, reply address or subject that could change the headers of an email. */
export function refuseInjection({ to, replyTo, subject }: Pick<Email, 'to' | 'replyTo' | 'subject'>): void {
  if (!isEmailAddress(to)) throw new RangeError('The recipient of an email is not an email address');
  if (replyTo !== undefined && !isEmailAddress(replyTo)) {
    throw new RangeError('The reply address of an email is not an email address');
  }
  if (/\p{Cc}/u.test(subject) || subject.trim() === '' || subject.length > MAX_SUBJECT) {
    throw new RangeError('The subject of an email is not one line of text');
  }
}

/** A shop without a mail server. */
export const noMailer: Mailer = {
  enabled: false,
  send: () => Promise.resolve(false),
  redirect: () => Promise.resolve(),
};

/** Stores emails for the job in `mail-sender.ts`. */
export function createMailer(now: () => Date = () => new Date()): Mailer {
  return {
    enabled: true,
    async send(db, mail) {
      refuseInjection(mail);
      if (mail.kind.startsWith('optional-')) throw new RangeError('An optional email needs a consent');
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
        expiresAt: new Date(moment.getTime() + (mail.validForMs ?? mailExpiryMs)),
      });
    },
    redirect: (db, mails) => redirectMails(db, mails, now()),
  };
}

/** The email service of a process. */
export interface MailService {
  readonly mailer: Mailer;
  /** Starts sending stored emails. Does nothing without settings. */
  start(): RegularWork;
}

/** Creates the email service from the settings. Does not contact the mail server before `start`. */
export function openMail({
  settings,
  database,
  log,
  onRefused,
}: Pick<MailSenderContext, 'database' | 'log' | 'onRefused'> & {
  readonly settings: MailSettings | undefined;
}): MailService {
  if (!settings) return { mailer: noMailer, start: () => ({ stop: () => Promise.resolve() }) };
  return {
    mailer: createMailer(),
    start: () => startMailSender({ database, log, onRefused, transport: createSmtpTransport(settings) }),
  };
}
