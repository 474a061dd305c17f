import type { AuditRow } from '@shop/contracts/registry';
import { mailMessage, type Mail } from './mail-message';
import { webhookMessage, type WebhookMessage } from './webhook-message';
import type { WebhookRow } from './webhook-queries';

/** Timeout of a delivery, in ms. */
const timeoutMs = 10_000;

interface Sending {
  readonly now: Date;
  /** Stays the same when a message is sent again, so that a receiver can drop duplicates. */
  readonly id: string;
}

/** Sends a webhook an entry. Resolves to why it was not accepted; null when it was. */
export type Send = (hook: WebhookRow, entry: AuditRow, sending: Sending) => Promise<string | null>;

/** The secrets that sign a webhook's messages: the one before counts for a while, too. */
const secretsOf = (
  { secret, previous_secret: previous, previous_until: until }: WebhookRow,
  now: Date,
): readonly string[] => (previous !== null && until !== null && until > now ? [secret, previous] : [secret]);

async function post(url: string, { body, headers }: WebhookMessage): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect could lead a message, and its signature, anywhere.
    const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'manual' });
    await response.body?.cancel();
    return response.ok ? null : `It responded with ${response.status}.`;
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError' ? 'It took longer than 10 s.' : `Not reached: ${cause?.code ?? message}.`;
  }
}

/** Sends by HTTP, or by mail where the webhook is a mail address. */
export const createSend =
  (mail: Mail | undefined): Send =>
  (hook, entry, { now, id }) => {
    const { url, format } = hook;
    if (format !== 'mail') {
      return post(url, webhookMessage(entry, { format, secrets: secretsOf(hook, now), now, id }));
    }
    if (!mail) return Promise.resolve('No mail server is set here any more (SMTP_URL).');
    return mail.send(mailMessage(entry, { url, key: `${id} ${hook.id}`, consoleUrl: mail.consoleUrl }));
  };
