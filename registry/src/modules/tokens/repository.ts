import { nameSkeleton } from '@shop/server-kit/sign-in';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/db/tables';
import type { TokenTable } from './tables';

export type TokenRow = Selectable<TokenTable>;

export async function addToken(
  db: Db,
  token: Omit<Insertable<TokenTable>, 'revoked_at' | 'seen_at'>,
): Promise<void> {
  await db
    .insertInto('registry_token')
    .values({ ...token, revoked_at: null, seen_at: null })
    .execute();
}

export async function findToken(db: Db, id: string): Promise<TokenRow | undefined> {
  return db.selectFrom('registry_token').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listTokens(db: Db): Promise<TokenRow[]> {
  return db.selectFrom('registry_token').selectAll().orderBy('created_at').execute();
}

/** The name of an existing account that a token's name can be mistaken for. */
export async function findSimilarAccount(db: Db, name: string): Promise<string | undefined> {
  const rows = await db.selectFrom('registry_account').select('name').execute();
  const skeleton = nameSkeleton(name);
  return rows.find((row) => nameSkeleton(row.name) === skeleton)?.name;
}

/** Records when a token was last used. */
export async function markTokenSeen(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('registry_token').set({ seen_at: at }).where('id', '=', id).execute();
}

/** Revokes a token permanently; false for an unknown or revoked token. */
export async function revokeToken(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('registry_token')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
