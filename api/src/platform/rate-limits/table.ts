import type { Generated } from 'kysely';
import type { Timestamp } from '../db/columns';

/** Counter of a limit within its current window. */
export interface RateBucketTable {
  key: string;
  count: Generated<number>;
  /** When the window ends and the counter restarts. */
  expires_at: Timestamp;
}

declare module '../db/schema' {
  interface Schema {
    rate_bucket: RateBucketTable;
  }
}
