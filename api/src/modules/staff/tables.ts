import type { ColumnType, Selectable } from 'kysely';
import type { Identity, Json, Timestamp } from '../../platform/db/schema';
import type { Role } from './roles';

/** A staff member of the shop. */
export interface StaffAccountTable {
  id: string;
  name: string;
  role: Role;
  /** Argon2id in PHC form; null until the invitation is accepted. */
  password_hash: string | null;
  /** Base32; null until the authenticator is being set up. */
  totp_secret: string | null;
  /** The last 30 s step whose code was used; null until the first one was. */
  totp_step: ColumnType<number | string | null, number | null, number | null>;
  recovery_hashes: Json<readonly string[]>;
  invitation_hash: string | null;
  invitation_until: Timestamp | null;
  created_by: string;
  created_at: Timestamp;
  disabled_at: Timestamp | null;
}

/** A browser in which a staff member is signed in. */
export interface StaffSessionTable {
  id: string;
  account: string;
  /** sha256 of the secret half of its cookie. */
  hash: string;
  /** False while the authenticator is not set up. */
  enrolled: boolean;
  browser: string;
  created_at: Timestamp;
  /** To the minute. */
  seen_at: Timestamp;
}

/** What staff did; the database refuses to change or delete a row. */
export interface StaffLogTable {
  id: Identity;
  at: Timestamp;
  /** A staff member's name. */
  actor: string;
  action: string;
  detail: Json<Readonly<Record<string, unknown>>>;
}

/** The response to a request that a staff member sent with a key. */
export interface StaffRequestTable {
  key: string;
  actor: string;
  /** sha256 of what was asked for: a key belongs to one request only. */
  request: string;
  answer: Json<{ readonly value?: unknown }>;
  at: Timestamp;
}

export type StaffAccountRow = Selectable<StaffAccountTable>;
export type StaffSessionRow = Selectable<StaffSessionTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    staff_account: StaffAccountTable;
    staff_session: StaffSessionTable;
    staff_log: StaffLogTable;
    staff_request: StaffRequestTable;
  }
}
