import { createHash } from 'node:crypto';
import { shop } from '@shop/config';
import type { NodemailerError } from 'nodemailer';
import { mailSendMs, smtpConnectionMs, smtpSocketMs } from '../../durations';
import type { MailSettings } from './mailer';
import type { MailOutboxRow } from './tables';

/** Why an email was not accepted. `permanent` when a retry cannot help; `reason` contains no personal data. */
export class DeliveryError extends Error {
  readonly permanent: boolean;
  readonly reason: string;

  constructor(reason: string, permanent: boolean) {
    super(`The mail server did not take a mail: ${reason}`);
    this.name = 'DeliveryError';
    this.reason = reason;
    this.permanent = permanent;
  }
}

/** What is sent of an email. */
export type SendableMail = Pick<
  MailOutboxRow,
  'message_key' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'body_html'
>;

export interface MailTransport {
  /** Resolves when the mail server has taken the email; rejects with a DeliveryError. */
  send(mail: SendableMail): Promise<void>;
  /** Ends every connection, also one in use: its email is sent again later. */
  close(): void;
}

/** The same for every attempt, so that an email which arrives twice can be recognised as one. */
function messageIdOf(key: string, from: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${from.slice(from.indexOf('@') + 1)}>`;
}

/** A 5xx to sign-in or sender is the operator's to fix, so the email waits; one to recipient or contents is final. */
function asNotTaken(error: unknown): DeliveryError {
  const { code = 'unknown', responseCode, command, permanent = false } = error as Partial<NodemailerError>;
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  return new DeliveryError(reason, aboutThisMail && permanent);
}

async function openTransport(url: string) {
  // Lazy: no start waits for it.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // The outbox repeats what failed; a repeat in here would be one that it does not count.
    maxRequeues: 0,
    idleTimeout: smtpConnectionMs,
    connectionTimeout: smtpConnectionMs,
    greetingTimeout: smtpConnectionMs,
    socketTimeout: smtpSocketMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Mail by SMTP; STARTTLS whenever the server offers it. */
export function createSmtpTransport({ smtpUrl, from }: MailSettings): MailTransport {
  const transport = openTransport(smtpUrl);
  // The email that needs it reports its failure.
  transport.catch(() => undefined);
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
        signal: AbortSignal.timeout(mailSendMs),
      };
      try {
        await (await transport).sendMail(message);
      } catch (error) {
        throw asNotTaken(error);
      }
    },
    close: () =>
      void transport.then(
        (opened) => opened.close({ force: true }),
        () => undefined,
      ),
  };
}
