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
