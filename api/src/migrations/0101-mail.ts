import { sql, type Kysely } from 'kysely';

/** Creates the outbox: emails are stored in the transaction that causes them, and sent by a job. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table mail_outbox (
    id bigint generated always as identity primary key,
    message_key text not null unique,
    kind text not null,
    recipient text not null,
    reply_to text,
    subject text not null,
    body_text text,
    body_html text,
    state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
    attempts int not null default 0,
    next_attempt_at timestamptz not null default now(),
    expires_at timestamptz not null,
    created_at timestamptz not null default now(),
    settled_at timestamptz,
    error text,
    check (state <> 'waiting' or body_text is not null)
  )`.execute(db);
  await sql`create index mail_outbox_due on mail_outbox (next_attempt_at) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index mail_outbox_settled on mail_outbox (settled_at) where settled_at is not null`.execute(
    db,
  );
}
