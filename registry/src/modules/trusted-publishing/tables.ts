import type { Pipeline } from '@shop/contracts/registry';
import type { ColumnType } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** The required claims of a pipeline's token. An absent condition accepts every value. */
export interface Conditions {
  readonly repository?: string;
  /** The `sub` claim, for issuers without a repository. */
  readonly subject?: string;
  readonly workflow?: string;
  readonly environment?: string;
  readonly refType?: 'branch' | 'tag';
}

/** A pipeline that may publish versions of a remote. Removing it deletes its row; the audit log keeps it. */
export interface TrustedPublisherTable {
  id: string;
  remote: string;
  issuer: string;
  conditions: Json<Conditions>;
  /** The issuer's ID of the repository, from its first token; null before that. */
  repository_id: ColumnType<string | null, null, string>;
  added_by: string;
  added_at: Moment;
}

/** A short-lived token of a pipeline. The row stays until the exchanged ID token has expired, so that it works only once. */
export interface PipelineTokenTable {
  id: string;
  /** sha256 of the secret half. */
  hash: string;
  publisher_id: string;
  remote: string;
  pipeline: Json<Pipeline>;
  issuer: string;
  /** The `jti` claim of the exchanged ID token. */
  jti: string;
  expires_at: Moment;
  /** When the row can be deleted. */
  removable_at: Moment;
}

/** Migrations by name. A released migration never changes. */
export const trustedPublishingMigrations = {
  '0023-trusted-publishers': [
    `create table registry_trusted_publisher (
      id text primary key,
      remote text not null,
      issuer text not null,
      conditions jsonb not null,
      repository_id text,
      added_by text not null,
      added_at timestamptz not null
    )`,
    `create index registry_trusted_publisher_remote on registry_trusted_publisher (remote)`,
    `create table registry_pipeline_token (
      id text primary key,
      hash text not null,
      publisher_id text not null,
      remote text not null,
      pipeline jsonb not null,
      issuer text not null,
      jti text not null,
      expires_at timestamptz not null,
      removable_at timestamptz not null,
      unique (issuer, jti)
    )`,
    `alter table registry_artifact add column pipeline jsonb`,
  ],
};
