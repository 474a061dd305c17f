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
