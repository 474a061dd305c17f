import type { SignInAccountTable, SignInSessionTable } from '@shop/server-kit/sign-in-store';
import type { ColumnType } from 'kysely';
import type { Grant } from '../../domain/roles';
import type { Json } from '../../platform/db/column-types';

/** A person who signs in to the console. */
export interface AccountTable extends SignInAccountTable {
  /** The reserved name that it had, which still signs in; null for most. */
  former_name: ColumnType<string | null, string | undefined, string>;
  grants: Json<readonly Grant[]>;
  /** The OpenID Connect provider that signs them in; null for an account with a password. */
  oidc_issuer: string | null;
  /** The provider's permanent identifier of the person. */
  oidc_subject: string | null;
}

export type SessionTable = SignInSessionTable;
