import type { Selectable } from 'kysely';
import type { DefaultedTimestamp, Identity, Timestamp } from '../../platform/db/schema';

export interface AppUserTable {
  id: Identity;
  public_id: string;
  name: string;
  /** As the shopper wrote it. */
  email: string;
  /** Lower case; unique. */
  email_key: string;
  phone_number: string;
  /** Argon2id in PHC form. */
  password_hash: string;
  created_at: DefaultedTimestamp;
}

/** A browser in which an account was signed in to. */
export interface KnownBrowserTable {
  /** Lower-case hex sha256 of the cookie's token. */
  token_hash: string;
  user_id: number;
  expires_at: Timestamp;
}

/** Somebody asked for a link: whether there is such an account is looked up later, by a job. */
export interface PasswordResetRequestTable {
  id: Identity;
  email_key: string;
  created_at: DefaultedTimestamp;
}

/** A link that was mailed. One that was used, or outlived by a change of the password, has `used_at`. */
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
  }
}
