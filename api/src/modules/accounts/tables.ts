import type { PasskeyChallengeTable, PasskeyTable } from '@shop/server-kit/passkey-store';
import type { Selectable } from 'kysely';
import type { DefaultedTimestamp, Identity, Timestamp } from '../../platform/db/schema';

export interface AppUserTable {
  id: Identity;
  public_id: string;
  name: string;
  /** As the shopper typed it. */
  email: string;
  /** Lower case; unique. */
  email_key: string;
  phone_number: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  created_at: DefaultedTimestamp;
}

/** A browser in which someone has signed in to an account. */
export interface KnownBrowserTable {
  /** Lower-case hex sha256 of the cookie's token. */
  token_hash: string;
  user_id: number;
  expires_at: Timestamp;
}

/** A request for a link: a job checks later whether the account exists. */
export interface PasswordResetRequestTable {
  id: Identity;
  email_key: string;
  created_at: DefaultedTimestamp;
}

/** An emailed link. `used_at` is set once it was used, or invalidated by a change of the password. */
export interface PasswordResetTable {
  id: Identity;
  user_id: number;
  /** Lower-case hex sha256 of the link's token. */
  token_hash: string;
  created_at: DefaultedTimestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export type AppUserRow = Selectable<AppUserTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    app_user: AppUserTable;
    known_browser: KnownBrowserTable;
    password_reset_request: PasswordResetRequestTable;
    password_reset: PasswordResetTable;
    user_passkey: PasskeyTable<number>;
    user_passkey_challenge: PasskeyChallengeTable<number>;
  }
}
