import type { AuditRow } from '@shop/contracts/registry';
import { Webhook } from 'standardwebhooks';
import type { WebhookFormat } from './webhook-schemas';

export interface WebhookMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** An entry in one line, such as "promote catalog@1.2.0 by asha, release 14: smaller photos". */
export function textOf({ action, actor, env, reason, detail = {} }: AuditRow): string {
  const { remote, version, seq, change } = detail as Readonly<Record<string, unknown>>;
  const { versions = {}, version: wanted } = (change ?? {}) as {
    readonly versions?: Readonly<Record<string, string>>;
    readonly version?: string;
  };
  const named = Object.entries(versions).map(([name, of]) => `${name}@${of}`);
  const one = isText(remote) && [remote, version ?? wanted].filter(isText).join('@');
  const about = named.length > 0 ? named.join(', ') : one;
  const place = env === '*' ? '' : ` in ${env}`;
  const release = typeof seq === 'number' ? `, release ${seq}` : '';
  return `${action}${about ? ` ${about}` : ''}${place} by ${actor}${release}${isText(reason) ? `: ${reason}` : ''}`;
}

/** Escapes chat markup, by which a reason could mention everybody, or disguise a link. */
const plainText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The message for an entry of the audit, signed by the Standard Webhooks specification. The id stays the same when a
 * message is sent again, so that a receiver can drop duplicates.
 */
export function webhookMessage(
  entry: AuditRow,
  { format, secret, now }: { readonly format: WebhookFormat; readonly secret: string; readonly now: Date },
): WebhookMessage {
  const { action, at, ...data } = entry;
  const body = JSON.stringify(
    format === 'chat'
      ? { text: plainText(textOf(entry)) }
      : { type: action, timestamp: at, data: { ...data, text: textOf(entry) } },
  );
  const id = `audit_${entry.id}`;
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, body),
    },
  };
}
