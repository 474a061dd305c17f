import type { Json, Moment } from '../../platform/db/column-types';

/** A webhook: a URL, or a mail address, that receives the audit's entries. */
export interface WebhookTable {
  id: string;
  url: string;
  format: 'json' | 'chat' | 'mail';
  /** The actions that it receives; empty for all. */
  actions: Json<readonly string[]>;
  /** Signs its messages, and so must be stored in the clear. */
  secret: string;
  /** The secret before it, which signs as well until `previous_until`. */
  previous_secret: string | null;
  previous_until: Moment | null;
  created_by: string;
  created_at: Moment;
  /** When it was disabled; null while it is enabled. */
  disabled_at: Moment | null;
  /** Id of the last entry of the audit that was delivered or skipped. */
  told: number;
  /** Failed attempts at the next entry. */
  failures: number;
  /** When it is tried again; a process that delivers has leased it until then. */
  next_at: Moment;
  last_at: Moment | null;
  last_error: string | null;
}

/** Webhooks, which receive the audit's entries. */
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

/** Webhooks are turned off and get another secret; the API checks their format. */
export const webhookCare = [
  `alter table registry_webhook
    add column disabled_at timestamptz,
    add column previous_secret text,
    add column previous_until timestamptz,
    drop constraint registry_webhook_format_check`,
];
