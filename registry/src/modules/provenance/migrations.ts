/** Where versions come from, and the keys that may sign them. */
export const provenance = [
  `create table registry_publisher_key (
    remote text not null,
    id text not null,
    name text not null,
    public_key text not null,
    added_by text not null,
    added_at timestamptz not null,
    revoked_by text,
    revoked_at timestamptz,
    revoked_reason text,
    primary key (remote, id)
  )`,
  `create index registry_publisher_key_id on registry_publisher_key (id)`,
  `create table registry_provenance (
    remote text not null,
    version text not null,
    attestation text,
    sbom text,
    sbom_digest text,
    at timestamptz not null,
    primary key (remote, version),
    foreign key (remote, version) references registry_artifact (remote, version)
  )`,
];
