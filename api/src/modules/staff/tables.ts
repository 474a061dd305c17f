import type { PasskeyChallengeTable, PasskeyTable } from '@shop/server-kit/passkey-store';
import type { SignInAccountTable, SignInSessionTable } from '@shop/server-kit/sign-in-store';
import type { Selectable } from 'kysely';
import type { Identity, Json, Timestamp } from '../../platform/db/schema';
import type { Role } from './rights';

/** A staff member of the shop. */
export interface StaffAccountTable extends SignInAccountTable {
  role: Role;
}

/** Actions of staff; the database refuses to change or delete a row. */
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
  /** sha256 of the request: a key belongs to one request only. */
  request: string;
  answer: Json<{ readonly value?: unknown }>;
  at: Timestamp;
}

export type StaffAccountRow = Selectable<StaffAccountTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    staff_account: StaffAccountTable;
    staff_session: SignInSessionTable;
    staff_passkey: PasskeyTable<string>;
    staff_passkey_challenge: PasskeyChallengeTable<string>;
    staff_log: StaffLogTable;
    staff_request: StaffRequestTable;
  }
}
