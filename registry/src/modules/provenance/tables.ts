import type { ColumnType } from 'kysely';
import type { Moment } from '../../platform/db/column-types';

/** A key that may sign versions of a remote. Rows are never deleted, as revoked keys still identify signatures. */
export interface PublisherKeyTable {
  remote: string;
  /** The ID of the key; see `keyIdOf` of the protocol. */
  id: string;
  name: string;
  /** SPKI, as PEM. */
  public_key: string;
  added_by: string;
  added_at: Moment;
  revoked_by: string | null;
  revoked_at: ColumnType<Date | null, Date | null, Date | null>;
  revoked_reason: string | null;
}

/** The documents that were attached to a version, unchanged. */
export interface ProvenanceTable {
  remote: string;
  version: string;
  /** A DSSE envelope. */
  attestation: string | null;
  /** A CycloneDX document. */
  sbom: string | null;
  /** Its sha256 in hex, which the provenance statement contains. */
  sbom_digest: string | null;
  at: Moment;
}

/** Migrations by name. A released migration never changes. */
export const provenanceMigrations = {
  // Provenance of versions, and signing keys.
  '0010-provenance': [
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
  ],
};
