import type { SignInAccountTable, SignInSessionTable } from '@shop/server-kit/sign-in-store';
import type { ColumnType } from 'kysely';
import type { Grant } from '../../domain/roles';
import type { Json } from '../../platform/db/column-types';

/** A user of the console. */
export interface AccountTable extends SignInAccountTable {
  /** The former, now reserved name, which still signs in; null for most accounts. */
  former_name: ColumnType<string | null, string | undefined, string>;
  grants: Json<readonly Grant[]>;
  /** The OpenID Connect provider that signs in the user; null for an account with a password. */
  oidc_issuer: string | null;
  /** The provider's permanent identifier of the user. */
  oidc_subject: string | null;
}

export type SessionTable = SignInSessionTable;
