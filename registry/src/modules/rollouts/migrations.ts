/** Rollouts by stages, and their history. */
export const rollouts = [
  `create table registry_rollout (
    id int generated always as identity primary key,
    env text not null,
    remote text not null,
    version text not null,
    stages jsonb not null,
    again boolean not null,
    status text not null check (status in ('draft', 'scheduled', 'running', 'paused', 'done', 'aborted')),
    stage int not null,
    stage_since timestamptz,
    hold jsonb,
    overruled jsonb not null,
    approvals jsonb not null,
    start_at timestamptz,
    salt text,
    created_by text not null,
    created_at timestamptz not null,
    ended_at timestamptz
  )`,
  // A remote is rolled out one version at a time.
  `create unique index registry_rollout_open on registry_rollout (env, remote)
    where status not in ('done', 'aborted')`,
  `create index registry_rollout_salt on registry_rollout (salt)`,
  `create table registry_rollout_event (
    id bigint generated always as identity primary key,
    rollout int not null references registry_rollout (id),
    at timestamptz not null,
    actor text not null,
    kind text not null,
    stage int not null,
    reason text not null
  )`,
  `create index registry_rollout_event_rollout on registry_rollout_event (rollout, id)`,
  `create trigger registry_rollout_event_only_added before update or delete on registry_rollout_event
    for each row execute function registry_only_added()`,
];
