import type { Generated } from 'kysely';
import type { Json, Moment } from '../../platform/db/column-types';

/** A change that waits for a second person, or waited for one. */
export interface ApprovalTable {
  id: Generated<number>;
  env: string;
  /** The change with its overrides, or a policy. */
  request: Json<unknown>;
  /** What it is, in a few words. */
  summary: string;
  /** The remotes that need the approval. */
  remotes: Json<readonly string[]>;
  /** What was live of them when it was requested, as JSON text to compare with. */
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
