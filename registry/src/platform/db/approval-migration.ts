import { isReservedName } from '@shop/http/sign-in';
import { sql, type Kysely } from 'kysely';

/** Changes that wait for a second person, and previews that end. */
export const approvals = [
  `create table registry_approval (
    id int generated always as identity primary key,
    env text not null,
    request jsonb not null,
    summary text not null,
    remotes jsonb not null,
    before text not null,
    reason text not null,
    requested_by text not null,
    requested_at timestamptz not null,
    expires_at timestamptz not null,
    status text not null check (status in ('pending', 'approved', 'declined')),
    decided_by text,
    decided_reason text,
    decided_at timestamptz,
    seq int
  )`,
  `create index registry_approval_env on registry_approval (env, id)`,
  `alter table registry_env add column preview_leases jsonb not null default '{}'`,
];

/**
 * Renames people who are called as only the software is, so that nobody takes one for the other. They sign in by the name that
 * they had as well.
 */
export async function renameReserved(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registry_account add column former_name text`.execute(db);
  const { rows } = await sql<{ id: string; name: string }>`select id, name from registry_account`.execute(db);
  for (const { id, name } of rows.filter((row) => isReservedName(row.name))) {
    // With part of its id, which no other account has.
    const next = `${name.slice(0, 50)} ${id.slice(0, 6)}`;
    await sql`update registry_account set name = ${next}, former_name = ${name} where id = ${id}`.execute(db);
  }
}
