/** Source maps of the scripts of versions and of the shell, by which stacks of errors are read. */
export const sourceMaps = [
  `create table registry_source_map (
    remote text not null,
    version text not null,
    script text not null,
    map bytea not null,
    at timestamptz not null,
    primary key (remote, version, script)
  )`,
];
