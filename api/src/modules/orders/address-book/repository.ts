import { newPublicId } from '../../../platform/db/public-id';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import type { SavedAddressRow, StoredShipping } from '../tables';

/** The addresses of a user: the default first, then the latest. */
export function listAddresses(db: Executor, userId: number): Promise<readonly SavedAddressRow[]> {
  return db
    .selectFrom('saved_address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Lets one change of a user's addresses run at a time, until the transaction ends. */
export async function lockAddresses(tx: DatabaseTransaction, userId: number): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

export async function insertAddress(
  tx: DatabaseTransaction,
  address: {
    readonly userId: number;
    readonly ship: StoredShipping;
    readonly isDefault: boolean;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .insertInto('saved_address')
    .values({
      public_id: newPublicId(),
      user_id: address.userId,
      ship: JSON.stringify(address.ship),
      is_default: address.isDefault,
      created_at: address.now,
    })
    .execute();
}

export async function updateAddress(
  tx: DatabaseTransaction,
  id: number,
  ship: StoredShipping,
): Promise<void> {
  await tx
    .updateTable('saved_address')
    .set({ ship: JSON.stringify(ship) })
    .where('id', '=', id)
    .execute();
}

export async function deleteAddress(tx: DatabaseTransaction, id: number): Promise<void> {
  await tx.deleteFrom('saved_address').where('id', '=', id).execute();
}

/** Makes one address the user's only default. */
export async function setDefault(tx: DatabaseTransaction, userId: number, id: number): Promise<void> {
  const change = (isDefault: boolean) => tx.updateTable('saved_address').set({ is_default: isDefault });
  await change(false).where('user_id', '=', userId).where('is_default', '=', true).execute();
  await change(true).where('id', '=', id).execute();
}
