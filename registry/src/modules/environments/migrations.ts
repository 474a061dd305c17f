/** Environments are added by an admin, no longer by their first use; one may take its versions from another. */
export const environments = [
  `alter table registry_env add column source text references registry_env (env) check (source <> env)`,
  `insert into registry_env (env, head, freezes) values ('live', null, '{}') on conflict do nothing`,
];
