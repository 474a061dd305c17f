import { isReservedName } from '@shop/server-kit/sign-in';
import { sql, type Kysely } from 'kysely';

/** Accounts, and tokens that expire: existing tokens expire in 90 days. */
export const accounts = [
  `create table registry_account (
    id text primary key,
    name text not null unique,
    role text not null check (role in ('viewer', 'publisher', 'operator', 'admin')),
    remote text check ((role = 'publisher') = (remote is not null)),
    password_hash text,
    totp_secret text,
    totp_step bigint,
    recovery_hashes jsonb not null default '[]',
    invitation_hash text,
    invitation_until timestamptz,
    created_by text not null,
    created_at timestamptz not null,
    disabled_at timestamptz
  )`,
  `create table registry_session (
    id text primary key,
    account text not null references registry_account (id),
    hash text not null,
    enrolled boolean not null,
    browser text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null
  )`,
  `create index registry_session_account on registry_session (account)`,
  `alter table registry_token add column expires_at timestamptz, add column seen_at timestamptz`,
  `update registry_token set expires_at = now() + interval '90 days'`,
  `alter table registry_token alter column expires_at set not null`,
];

/** Rights become a list of grants; an existing role becomes a grant for all remotes, or for its remote. */
export const grants = ['registry_token', 'registry_account'].flatMap((table) => [
  `alter table ${table} add column grants jsonb`,
  `update ${table} set grants = jsonb_build_array(
    jsonb_build_object('role', role, 'remote', coalesce(remote, '*'), 'env', '*'))`,
  `alter table ${table} alter column grants set not null, drop column role, drop column remote`,
]);

/** Accounts of users who sign in by OpenID Connect, with their identifiers at the provider. */
export const openIdAccounts = [
  `alter table registry_account
    add column oidc_issuer text,
    add column oidc_subject text,
    add constraint registry_account_oidc check ((oidc_issuer is null) = (oidc_subject is null)),
    add constraint registry_account_oidc_person unique (oidc_issuer, oidc_subject)`,
];

/** Passkeys of accounts, and the challenges that their browsers have not responded to yet. */
export const passkeys = [
  `create table registry_passkey (
    id text primary key,
    account text not null references registry_account (id),
    name text not null,
    public_key text not null,
    counter bigint not null check (counter >= 0),
    transports jsonb not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index registry_passkey_account on registry_passkey (account)`,
  `create table registry_passkey_challenge (
    id text primary key,
    challenge text not null,
    purpose text not null check (purpose in ('registration', 'sign-in', 'second-factor')),
    account text references registry_account (id),
    expires_at timestamptz not null
  )`,
  `create index registry_passkey_challenge_expiry on registry_passkey_challenge (expires_at)`,
];

/**
 * Renames accounts with a name that is reserved for the software, so that the two cannot be confused. Their users can still sign in
 * with the old name.
 */
export async function renameReserved(db: Kysely<unknown>): Promise<void> {
  await sql`alter table registry_account add column former_name text`.execute(db);
  const { rows } = await sql<{ id: string; name: string }>`select id, name from registry_account`.execute(db);
  for (const { id, name } of rows.filter((row) => isReservedName(row.name))) {
    // With part of the account's ID, which is unique.
    const next = `${name.slice(0, 50)} ${id.slice(0, 6)}`;
    await sql`update registry_account set name = ${next}, former_name = ${name} where id = ${id}`.execute(db);
  }
}
