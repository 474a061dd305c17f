import type { Generated, Selectable } from 'kysely';
import type { DefaultedTimestamp, Identity, Timestamp } from './columns';

/** `failed` is for good: refused by the mail server, or not sent while it was worth sending. */
export type MailState = 'waiting' | 'sent' | 'failed';

export interface MailOutboxTable {
  id: Identity;
  /** What causes a mail names it: the same key twice is one mail. Its Message-ID comes of it. */
  message_key: string;
  /** What the mail is about, for logs and metrics. */
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Null once the mail is settled: it may hold an address or a secret link. */
  body_text: string | null;
  body_html: string | null;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  /** After this nobody wants the mail any more. */
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
  settled_at: Timestamp | null;
  /** Why the last attempt failed: the mail server's code, never its words, which quote addresses. */
  error: string | null;
}

export type MailOutboxRow = Selectable<MailOutboxTable>;
