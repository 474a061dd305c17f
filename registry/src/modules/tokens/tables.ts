import type { Grant } from '../../domain/roles';
import type { Json, Moment } from '../../platform/db/column-types';

export interface TokenTable {
  id: string;
  name: string;
  grants: Json<readonly Grant[]>;
  /** sha256 of the secret half; the secret itself is never stored. */
  hash: string;
  created_by: string;
  created_at: Moment;
  expires_at: Moment;
  /** When it was last used, to the minute. */
  seen_at: Moment | null;
  revoked_at: Moment | null;
}
