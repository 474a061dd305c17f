import { nameSkeleton } from '@shop/server-kit/sign-in';
import { createPasskeyStore } from '@shop/server-kit/passkey-store';
import { createSignInStore } from '@shop/server-kit/sign-in-store';
import type { Insertable, Selectable } from 'kysely';
import type { Db, RegistryTables } from '../../platform/db/tables';
import type { AccountTable } from './tables';

export type AccountRow = Selectable<AccountTable>;

/** Accounts and sessions of operators. A renamed account can also sign in with its former name. */
export const accountStore = createSignInStore<RegistryTables, AccountRow, { readonly grants: string }>({
  accounts: 'registry_account',
  sessions: 'registry_session',
  names: ['name', 'former_name'],
});

/** Passkeys of operators. */
export const passkeyStore = createPasskeyStore<RegistryTables, string>({
  passkeys: 'registry_passkey',
  challenges: 'registry_passkey_challenge',
});

/** The name of an existing account or token that a name can be mistaken for. */
export async function findSimilarName(db: Db, name: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom('registry_account')
    .select('name')
    .union(db.selectFrom('registry_token').select('name'))
    .execute();
  const skeleton = nameSkeleton(name);
  return rows.find((row) => nameSkeleton(row.name) === skeleton)?.name;
}

/** The account of a user of an OpenID Connect provider, locked. */
export function lockOpenIdAccount(
  db: Db,
  { issuer, subject }: { readonly issuer: string; readonly subject: string },
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('registry_account')
    .selectAll()
    .where('oidc_issuer', '=', issuer)
    .where('oidc_subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds an account; false if one with the same name or identity was added concurrently. */
export async function addOpenIdAccount(db: Db, account: Insertable<AccountTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('registry_account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
