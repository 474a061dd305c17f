import type { Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A change that needs approval, and its decision. */
export interface ApprovalTable {
  id: Generated<number>;
  env: string;
  /** A change with its overrides, or a policy. */
  request: Json<unknown>;
  /** A short description. */
  summary: string;
  /** The remotes that need approval. */
  remotes: Json<readonly string[]>;
  /** Their live assignments, or the policy, at the time of the request, as JSON text for comparison. */
  before: string;
  reason: string;
  requested_by: string;
  requested_at: Moment;
  expires_at: Moment;
  status: 'pending' | 'approved' | 'declined';
  decided_by: string | null;
  decided_reason: string | null;
  decided_at: Moment | null;
  /** The resulting release; null for none. */
  seq: number | null;
}

/** Migrations by name. A released migration never changes. */
export const approvalsMigrations = {
  // Requests for approval, and previews with an expiry.
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
