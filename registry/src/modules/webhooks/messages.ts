import type { AuditRow } from '@shop/contracts/registry';
import { actorText } from '@shop/protocol';
import { Webhook } from 'standardwebhooks';

export interface WebhookMessage {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A one-line summary of an entry without its reason, such as "promote catalog@1.2.0 by asha, release 14". */
function summaryOf({ action, actor, actorKind, env, detail = {} }: AuditRow): string {
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
  return `${action}${about ? ` ${about}` : ''}${place} by ${actorText(actor, actorKind)}${release}`;
}

const textOf = (entry: AuditRow): string =>
  summaryOf(entry) + (isText(entry.reason) ? `: ${entry.reason}` : '');

/** Escapes chat markup, with which a reason could mention everyone or disguise a link. */
const plainText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

interface MessageOptions {
  readonly format: 'json' | 'chat';
  /** Secrets that each sign the message, so that a receiver can use either while its secret is replaced. */
  readonly secrets: readonly string[];
  readonly now: Date;
  /** ID of the message. */
  readonly id: string;
}

/** The message for an audit entry, signed according to the Standard Webhooks specification. */
export function webhookMessage(
  entry: AuditRow,
  { format, secrets, now, id }: MessageOptions,
): WebhookMessage {
  const { action, at, ...data } = entry;
  const body = JSON.stringify(
    format === 'chat'
      ? { text: plainText(textOf(entry)) }
      : { type: action, timestamp: at, data: { ...data, text: textOf(entry) } },
  );
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
    },
  };
}

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for retries. The Message-ID is derived from it. */
  readonly key: string;
}

/** The mail server of the process. */
export interface Mail {
  /** Base URL of links in emails, such as `https://ops.shop.example`. */
  readonly consoleUrl: string;
  /** Sends an email. Resolves with the reason if it was not accepted, else null. */
  send(message: MailMessage): Promise<string | null>;
}

const maxSubjectLength = 200;

/** Removes line breaks, as token names may contain any character. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

interface Options {
  /** The webhook's URL: `mailto:` and the address. */
  readonly url: string;
  readonly key: string;
  readonly consoleUrl: string;
}

/** The plain-text email for an audit entry. */
export function mailMessage(entry: AuditRow, { url, key, consoleUrl }: Options): MailMessage {
  const { actor, actorKind, at, reason, detail = {} } = entry;
  const { remote } = detail as Readonly<Record<string, unknown>>;
  const summary = oneLine(summaryOf(entry));
  const page = isText(remote) && remote !== '*' ? `/ops/remotes/${encodeURIComponent(remote)}` : '/ops/audit';
  const lines = [
    summary,
    '',
    `Who:     ${oneLine(actorText(actor, actorKind))}`,
    `Reason:  ${isText(reason) ? oneLine(reason) : 'none'}`,
    `When:    ${at.slice(0, 16).replace('T', ' ')} UTC`,
    `Console: ${consoleUrl}${page}`,
    '',
    `An admin has added this address to the receivers at ${consoleUrl}/ops/webhooks.`,
    '',
  ];
  return {
    ...{ key, to: url.replace(/^mailto:/, ''), text: lines.join('\n') },
    subject: `Vintage Craft: ${summary}`.slice(0, maxSubjectLength),
  };
}
