import { limits } from '@shop/config';
import { inTransaction } from '../../../platform/db/retry-transaction';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import type { OrderContext } from '../ports';
import type { SavedAddressRow, StoredShipping } from '../tables';
import {
  deleteAddress,
  insertAddress,
  listAddresses,
  lockAddresses,
  setDefault,
  updateAddress,
} from './repository';

type Context = Pick<OrderContext, 'database' | 'clock'>;

/** What is done to a user's addresses, one change at a time. Returns them as they are then. */
function change(
  { database }: Context,
  userId: number,
  work: (tx: DatabaseTransaction, known: readonly SavedAddressRow[]) => Promise<void>,
): Promise<readonly SavedAddressRow[]> {
  return inTransaction(database, async (tx) => {
    await lockAddresses(tx, userId);
    await work(tx, await listAddresses(tx, userId));
    return listAddresses(tx, userId);
  });
}

function pick(known: readonly SavedAddressRow[], publicId: string): SavedAddressRow {
  const address = known.find(({ public_id: id }) => id === publicId);
  if (!address) throw new ApiError(404, 'There is no such address.');
  return address;
}

/** Adds an address; the first one is the default. Throws an ApiError 409 when there are as many as may be. */
export const saveAddress = (context: Context, userId: number, ship: StoredShipping) =>
  change(context, userId, async (tx, known) => {
    if (known.length >= limits.savedAddresses) {
      throw new ApiError(
        409,
        `You have ${limits.savedAddresses} addresses already. Delete one to add another.`,
      );
    }
    const isDefault = known.length === 0;
    await insertAddress(tx, { userId, ship, isDefault, now: context.clock.now() });
  });

/** Writes an address anew. Throws an ApiError 404. */
export const editAddress = (context: Context, userId: number, publicId: string, ship: StoredShipping) =>
  change(context, userId, (tx, known) => updateAddress(tx, pick(known, publicId).id, ship));

/** Makes an address the default. Throws an ApiError 404. */
export const chooseDefault = (context: Context, userId: number, publicId: string) =>
  change(context, userId, (tx, known) => setDefault(tx, userId, pick(known, publicId).id));

/** Deletes an address; when it was the default, the latest of the others is. One that is gone already is no error. */
export const removeAddress = (context: Context, userId: number, publicId: string) =>
  change(context, userId, async (tx, known) => {
    const gone = known.find(({ public_id: id }) => id === publicId);
    if (!gone) return;
    await deleteAddress(tx, gone.id);
    const next = known.find(({ id }) => id !== gone.id);
    if (gone.is_default && next) await setDefault(tx, userId, next.id);
  });
