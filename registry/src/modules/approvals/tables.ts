import type { Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A change that waits for a second person, or waited for one. */
export interface ApprovalTable {
  id: Generated<number>;
  env: string;
  /** The change with its overrides, or a policy. */
  request: Json<unknown>;
  /** A short description. */
  summary: string;
  /** The remotes that need the approval. */
  remotes: Json<readonly string[]>;
  /** Their live assignments when it was requested, as JSON text to compare with. */
  before: string;
  reason: string;
  requested_by: string;
  requested_at: Moment;
  expires_at: Moment;
  status: 'pending' | 'approved' | 'declined';
  decided_by: string | null;
  decided_reason: string | null;
  decided_at: Moment | null;
  /** The release that it made; null for none. */
  seq: number | null;
}

/** Migrations by name; one that has been released never changes. */
export const approvalsMigrations = {
  // Changes that wait for a second person, and previews that end.
  '0018-approval': [
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
  ],
};
