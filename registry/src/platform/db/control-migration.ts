/** Previews move out of the releases; rolled-back versions are stored; server renders are counted. */
export const control = [
  `alter table registry_env add column previews jsonb not null default '{}'`,
  `update registry_env set previews = coalesce((
    select jsonb_object_agg(remote.key, remote.value -> 'previews')
    from registry_release release, jsonb_each(release.assignments) remote
    where release.env = registry_env.env and release.seq = registry_env.head
      and remote.value -> 'previews' is not null
  ), '{}')`,
  `create table registry_rolled_back (
    env text not null,
    remote text not null,
    version text not null,
    actor text not null,
    reason text not null,
    at timestamptz not null,
    primary key (env, remote, version)
  )`,
  // The audit knows what was rolled back before versions were marked; those that are stable again are left out.
  `insert into registry_rolled_back (env, remote, version, actor, reason, at)
    select distinct on (audit.env, remote, version)
      audit.env, remote, version, audit.actor, coalesce(audit.entry::jsonb ->> 'reason', ''), audit.at
    from registry_audit audit,
      jsonb_array_elements(audit.entry::jsonb #> '{detail,changes}') change,
      lateral (select change ->> 'remote' as remote, split_part(change ->> 'from', ' to ', 1) as version) taken
    where change ->> 'from' is not null
      and (audit.action = 'rollback' and change ->> 'field' = 'stable'
        or audit.action = 'canary-abort' and audit.actor = 'automatic' and change ->> 'field' = 'canary')
      and not exists (
        select from registry_env env join registry_release head on head.env = env.env and head.seq = env.head
        where env.env = audit.env and head.assignments #>> array[remote, 'stable'] = version
      )
    order by audit.env, remote, version, audit.id desc`,
  `alter table registry_health
    add column server_renders int not null default 0,
    add column server_failures int not null default 0`,
];
