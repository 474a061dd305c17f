import type { Generated, Selectable } from 'kysely';
import type { DefaultedTimestamp, Identity, Timestamp } from '../../platform/db/schema';

/** `failed` is permanent: refused by the mail server, or expired. */
export type MailState = 'waiting' | 'sent' | 'failed';

export interface MailOutboxTable {
  id: Identity;
  /** Identifies the cause of an email: each key is sent once. The Message-ID is derived from it. */
  message_key: string;
  /** The kind of the email, for logs and metrics. */
  kind: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Null once the email is settled: it may hold an address or a secret link. */
  body_text: string | null;
  body_html: string | null;
  state: Generated<MailState>;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  /** After this the email is no longer worth sending. */
  expires_at: Timestamp;
  created_at: DefaultedTimestamp;
  settled_at: Timestamp | null;
  /** Why the last attempt failed: the mail server's code, never its message, which may contain addresses. */
  error: string | null;
  /** For an optional email, the purpose that its recipient agreed to. */
  purpose: string | null;
  /** For an optional email, the URL that stops such emails; empty once it is settled. */
  stop_url: string | null;
}

export type MailOutboxRow = Selectable<MailOutboxTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    mail_outbox: MailOutboxTable;
  }
}
