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
    super(`The mail server did not accept an email: ${reason}`);
    this.name = 'DeliveryError';
    this.reason = reason;
    this.permanent = permanent;
  }
}

/** The parts of an email that are sent. */
export type SendableMail = Pick<
  MailOutboxRow,
  'message_key' | 'recipient' | 'reply_to' | 'subject' | 'body_text' | 'body_html' | 'stop_url'
>;

export interface MailTransport {
  /** Resolves when the mail server has accepted the email; rejects with a DeliveryError. */
  send(mail: SendableMail): Promise<void>;
  /** Closes all connections, including those in use; their emails are sent again later. */
  close(): void;
}

/** The same for every attempt, so that duplicates can be recognised. */
function messageIdOf(key: string, from: string): string {
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${from.slice(from.indexOf('@') + 1)}>`;
}

/** A 5xx for sign-in or sender must be fixed by the operator, so the email waits; one for recipient or contents is final. */
function toDeliveryError(error: unknown): DeliveryError {
  const { code = 'unknown', responseCode, command, permanent = false } = error as Partial<NodemailerError>;
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  return new DeliveryError(reason, aboutThisMail && permanent);
}

async function openTransport(url: string) {
  // Lazy, to keep startup fast.
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // The outbox retries failed emails; it would not count retries of the transport.
    maxRequeues: 0,
    idleTimeout: smtpConnectionMs,
    connectionTimeout: smtpConnectionMs,
    greetingTimeout: smtpConnectionMs,
    socketTimeout: smtpSocketMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Headers by which mail programs offer to stop such emails with one click (RFC 8058). */
const stopHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Mail by SMTP; STARTTLS whenever the server offers it. */
export function createSmtpTransport({ smtpUrl, from }: MailSettings): MailTransport {
  const transport = openTransport(smtpUrl);
  // A failure is reported by the first email that uses the transport.
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
        headers: { 'Auto-Submitted': 'auto-generated', ...(mail.stop_url && stopHeaders(mail.stop_url)) },
        signal: AbortSignal.timeout(mailSendMs),
      };
      try {
        await (await transport).sendMail(message);
      } catch (error) {
        throw toDeliveryError(error);
      }
    },
    close: () =>
      void transport.then(
        (opened) => opened.close({ force: true }),
        () => undefined,
      ),
  };
}
