import type { ColumnType } from 'kysely';
import type { Grant } from '../../domain/roles';
import type { Json, Moment } from '../../platform/db/column-types';

/** A person who signs in to the console. */
export interface AccountTable {
  id: string;
  name: string;
  /** The reserved name that it had, which still signs in; null for most. */
  former_name: ColumnType<string | null, string | undefined, string>;
  grants: Json<readonly Grant[]>;
  /** Null until the invitation is accepted. */
  password_hash: string | null;
  /** Base32; null until the authenticator is being set up. */
  totp_secret: string | null;
  /** The last 30 s step whose code was used, so that no code works twice; null before the first. */
  totp_step: ColumnType<number | string | null, number | null, number | null>;
  recovery_hashes: Json<readonly string[]>;
  invitation_hash: string | null;
  invitation_until: Moment | null;
  /** The OpenID Connect provider that signs them in; null for an account with a password. */
  oidc_issuer: string | null;
  /** Whom that provider knows them as, for good. */
  oidc_subject: string | null;
  created_by: string;
  created_at: Moment;
  disabled_at: Moment | null;
}

/** A browser in which somebody is signed in. */
export interface SessionTable {
  id: string;
  account: string;
  /** sha256 of the secret half of its cookie. */
  hash: string;
  /** False while the authenticator is not set up: it may do nothing else then. */
  enrolled: boolean;
  /** Its user agent, for its owner to know it by. */
  browser: string;
  created_at: Moment;
  /** To the minute. */
  seen_at: Moment;
}
