import type { AuditRow } from '@shop/contracts/registry';
import { actorText } from '@shop/protocol';
import { isText, summaryOf } from './webhook-message';

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for a mail that is sent again: its Message-ID comes of it. */
  readonly key: string;
}

/** The mail server of the process. */
export interface Mail {
  /** Where links in mails lead, such as `https://ops.shop.example`. */
  readonly consoleUrl: string;
  /** Resolves to why the mail was not accepted; null when it was. */
  send(message: MailMessage): Promise<string | null>;
}

const longestSubject = 200;

/** One line: the name of a token may have anything in it. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

interface Options {
  /** `mailto:` and the address. */
  readonly url: string;
  readonly key: string;
  readonly consoleUrl: string;
}

/** The mail for an entry of the audit, in plain text. */
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
    subject: `Vintage Craft: ${summary}`.slice(0, longestSubject),
  };
}
