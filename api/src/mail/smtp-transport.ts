import { createHash } from 'node:crypto';
import { shop } from '@shop/config';
import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailOutboxRow } from '../db/tables/mail';
import type { MailSettings } from './settings';

/** How long one mail may take, in milliseconds; the lease of `mail-sender.ts` is longer. */
export const SEND_LIMIT_MS = 60_000;

/** Why a mail was not taken. `permanent` when asking again cannot help; `reason` holds no shopper's data. */
export class MailNotTaken extends Error {
  readonly permanent: boolean;
  readonly reason: string;

  constructor(reason: string, permanent: boolean) {
    super(`The mail server did not take a mail: ${reason}`);
    this.name = 'MailNotTaken';
    this.reason = reason;
    this.permanent = permanent;
  }
}

export interface MailTransport {
  /** Resolves when the mail server has taken the mail; rejects with a MailNotTaken. */
  send(mail: MailOutboxRow): Promise<void>;
  /** Ends every connection, also one in use: its mail is sent again later. */
  close(): void;
}

/** The same for every attempt, so that a mail which arrives twice can be told for one. */
function messageIdOf(key: string, from: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${from.slice(from.indexOf('@') + 1)}>`;
}

/** A 5xx to sign-in or sender is the operator's to mend, so the mail waits; one to recipient or contents is final. */
function asNotTaken(error: unknown): MailNotTaken {
  const { code = 'unknown', responseCode, command, permanent = false } = error as Partial<NodemailerError>;
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  return new MailNotTaken(reason, aboutThisMail && permanent);
}

/** Mail by SMTP; STARTTLS whenever the server offers it. */
export function createSmtpTransport({ smtpUrl, from }: MailSettings): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    // The outbox repeats what failed; a repeat in here would be one that it does not count.
    maxRequeues: 0,
    idleTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = {
        from: { name: shop.name, address: from },
        to: { name: '', address: mail.recipient },
        replyTo: mail.reply_to === null ? undefined : { name: '', address: mail.reply_to },
        subject: mail.subject,
        text: mail.body_text ?? '',
        html: mail.body_html ?? undefined,
        messageId: messageIdOf(mail.message_key, from),
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal: AbortSignal.timeout(SEND_LIMIT_MS),
      };
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw asNotTaken(error);
      }
    },
    close: () => transport.close({ force: true }),
  };
}
