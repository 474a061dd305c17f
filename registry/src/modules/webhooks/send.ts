import type { AuditRow } from '@shop/contracts/registry';
import { mailMessage, type Mail } from './mail-message';
import { postMessage } from './post-message';
import type { TargetGuard } from './target-guard';
import { webhookMessage } from './webhook-message';
import type { WebhookRow } from './repository';

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

/** Sends by HTTP, or by mail where the webhook is a mail address. */
export const createSend =
  (mail: Mail | undefined, guard: TargetGuard): Send =>
  (hook, entry, { now, id }) => {
    const { url, format } = hook;
    if (format !== 'mail') {
      const secrets = secretsOf(hook, now);
      return postMessage(url, webhookMessage(entry, { format, secrets, now, id }), guard);
    }
    if (!mail) return Promise.resolve('No mail server is set here any more (SMTP_URL).');
    return mail.send(mailMessage(entry, { url, key: `${id} ${hook.id}`, consoleUrl: mail.consoleUrl }));
  };
