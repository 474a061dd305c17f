import type { ColumnType } from 'kysely';
import type { Moment } from '../../platform/db/column-types';

/** A key that may sign versions of a remote. Rows stay: a revoked key still says whose a signature was. */
export interface PublisherKeyTable {
  remote: string;
  /** Of its bytes; see `keyIdOf` of the protocol. */
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

/** What was attached to a version, byte by byte as it came. */
export interface ProvenanceTable {
  remote: string;
  version: string;
  /** A DSSE envelope. */
  attestation: string | null;
  /** A CycloneDX document. */
  sbom: string | null;
  /** sha256 of it, in hex: what a statement names it by. */
  sbom_digest: string | null;
  at: Moment;
}
