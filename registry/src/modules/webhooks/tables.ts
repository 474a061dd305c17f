import type { Json, Moment } from '../../platform/db/column-types';

/** A webhook: a URL or email address that receives audit entries. */
export interface WebhookTable {
  id: string;
  url: string;
  format: 'json' | 'chat' | 'mail';
  /** The actions that it receives; empty for all. */
  actions: Json<readonly string[]>;
  /** Signs its messages, and so must be stored in the clear. */
  secret: string;
  /** The previous secret, which also signs until `previous_until`. */
  previous_secret: string | null;
  previous_until: Moment | null;
  created_by: string;
  created_at: Moment;
  /** When it was disabled; null while it is enabled. */
  disabled_at: Moment | null;
  /** ID of the last audit entry that was delivered or skipped. */
  told: number;
  /** Failed attempts at the next entry. */
  failures: number;
  /** When the next attempt is due, or the end of the lease of a delivering process. */
  next_at: Moment;
  last_at: Moment | null;
  last_error: string | null;
}

/** Webhooks, which receive audit entries. */
export const webhooks = [
  `create table registry_webhook (
    id text primary key,
    url text not null,
    format text not null check (format in ('json', 'chat')),
    actions jsonb not null,
    secret text not null,
    created_by text not null,
    created_at timestamptz not null,
    told bigint not null,
    failures int not null,
    next_at timestamptz not null,
    last_at timestamptz,
    last_error text
  )`,
];

/** Webhooks can be disabled and get a new secret; the API validates their format. */
export const webhookCare = [
  `alter table registry_webhook
    add column disabled_at timestamptz,
    add column previous_secret text,
    add column previous_until timestamptz,
    drop constraint registry_webhook_format_check`,
];
