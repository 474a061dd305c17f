import type { DefaultedTimestamp, Identity, Timestamp } from '../db/schema';

/** A browser's session, anonymous while `user_id` is null. Sign-in changes the token and keeps the row, so orders stay linked. */
export interface SessionTable {
  id: Identity;
  /** Lower-case hex sha256 of the cookie's token; the token itself is never stored. */
  token_hash: string;
  user_id: number | null;
  created_at: DefaultedTimestamp;
  seen_at: DefaultedTimestamp;
  expires_at: Timestamp;
  revoked_at: Timestamp | null;
}

declare module '../db/schema' {
  interface Schema {
    session: SessionTable;
  }
}
