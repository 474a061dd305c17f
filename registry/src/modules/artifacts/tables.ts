import type { Artifact } from '@shop/contracts';
import type { Pipeline } from '@shop/contracts/registry';
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A published version. Its row is never deleted, so that the version stays reserved for this digest. */
export interface ArtifactTable {
  remote: string;
  version: string;
  digest: string;
  record: Json<Artifact>;
  published_by: string;
  /** The pipeline that published it; null if a token or a person did. */
  pipeline: ColumnType<Pipeline | null, string | null, never>;
  at: Moment;
  /** When its files were stored; null before the upload completes and after they are removed. */
  stored_at: Moment | null;
}

export const firstArtifactsMigration = [
  `create table registry_artifact (
    remote text not null,
    version text not null,
    digest text not null,
    record jsonb not null,
    published_by text not null,
    at timestamptz not null,
    stored_at timestamptz,
    primary key (remote, version)
  )`,
];
