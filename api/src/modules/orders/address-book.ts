import { limits } from '@shop/config';
import type { Buyer } from '@shop/config/gstin';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { newPublicId } from '../../platform/db/public-id';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { offersGstin, readBuyer } from '../business';
import { offeredStates } from '../delivery';
import { readShipping } from './checkout-form';
import type { OrderContext } from './ports';
import { SavedAddressRequest } from './schemas';
import type { SavedAddressRow, SavedShipping } from './address-tables';
import { StoredAddress } from './tables';

export const SavedAddress = Type.Object(
  {
    id: Type.String(),
    isDefault: Type.Boolean({ description: 'True for one address: the one that the checkout preselects.' }),
    ...StoredAddress.properties,
    gstin: Type.Optional(
      Type.String({
        description: 'The GSTIN of the business that buys, in a shop that offers to enter one.',
      }),
    ),
    companyName: Type.Optional(Type.String()),
  },
  { $id: 'SavedAddress', description: 'A saved address of an account, offered at checkout.' },
);

/** The addresses of a user: the default first, then the newest. */
function listAddresses(db: Executor, userId: number): Promise<readonly SavedAddressRow[]> {
  return db
    .selectFrom('saved_address')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Serialises changes to a user's addresses until the transaction ends. */
async function lockAddresses(tx: DatabaseTransaction, userId: number): Promise<void> {
  await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

async function insertAddress(
  tx: DatabaseTransaction,
  address: {
    readonly userId: number;
    readonly ship: SavedShipping;
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

async function updateAddress(tx: DatabaseTransaction, id: number, ship: SavedShipping): Promise<void> {
  await tx
    .updateTable('saved_address')
    .set({ ship: JSON.stringify(ship) })
    .where('id', '=', id)
    .execute();
}

async function deleteAddress(tx: DatabaseTransaction, id: number): Promise<void> {
  await tx.deleteFrom('saved_address').where('id', '=', id).execute();
}

/** Makes one address the user's only default. */
async function setDefault(tx: DatabaseTransaction, userId: number, id: number): Promise<void> {
  const change = (isDefault: boolean) => tx.updateTable('saved_address').set({ is_default: isDefault });
  await change(false).where('user_id', '=', userId).where('is_default', '=', true).execute();
  await change(true).where('id', '=', id).execute();
}

/** The business that buys with a saved address; undefined for a consumer. */
const savedBuyer = ({ ship: { gstin, companyName } }: SavedAddressRow): Buyer | undefined =>
  gstin === undefined || companyName === undefined ? undefined : { gstin, companyName };

type Context = Pick<OrderContext, 'database' | 'clock'>;

/** Changes a user's addresses, one change at a time. Returns the updated list. */
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
  if (!address) throw new ApiError(404, 'Address not found.');
  return address;
}

/** Adds an address; the first one is the default. Throws an ApiError 409 when the limit is reached. */
const saveAddress = (context: Context, userId: number, ship: SavedShipping) =>
  change(context, userId, async (tx, known) => {
    if (known.length >= limits.savedAddresses) {
      throw new ApiError(
        409,
        `You already have ${limits.savedAddresses} addresses. Delete one to add another.`,
      );
    }
    const isDefault = known.length === 0;
    await insertAddress(tx, { userId, ship, isDefault, now: context.clock.now() });
  });

/** Replaces an address. Throws an ApiError 404. */
const editAddress = (context: Context, userId: number, publicId: string, ship: SavedShipping) =>
  change(context, userId, async (tx, known) => {
    const address = pick(known, publicId);
    // Keeps the saved business while the shop does not offer to enter a GSTIN, because it may offer it again.
    const isEdited = await offersGstin(tx);
    await updateAddress(tx, address.id, { ...(!isEdited && savedBuyer(address)), ...ship });
  });

/** Makes an address the default. Throws an ApiError 404. */
const chooseDefault = (context: Context, userId: number, publicId: string) =>
  change(context, userId, (tx, known) => setDefault(tx, userId, pick(known, publicId).id));

/** Deletes an address; if it was the default, the newest remaining one becomes the default. Does nothing if it does not exist. */
const removeAddress = (context: Context, userId: number, publicId: string) =>
  change(context, userId, async (tx, known) => {
    const deleted = known.find(({ public_id: id }) => id === publicId);
    if (!deleted) return;
    await deleteAddress(tx, deleted.id);
    const next = known.find(({ id }) => id !== deleted.id);
    if (deleted.is_default && next) await setDefault(tx, userId, next.id);
  });

const changeLimit: RateLimit = { name: 'saved-address', max: 300, windowMs: 60 * 60_000 };

const tags = ['user'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });
const response = { 200: dataOf(Type.Array(ref(SavedAddress))), ...failures };

const toSaved = (row: SavedAddressRow, showsBuyer: boolean): Static<typeof SavedAddress> => {
  const { gstin: _gstin, companyName: _companyName, ...ship } = row.ship;
  return {
    id: row.public_id,
    isDefault: row.is_default,
    ...ship,
    ...(showsBuyer && savedBuyer(row)),
  };
};

function userOf({ shopSession }: FastifyRequest): number {
  const userId = shopSession?.userId ?? null;
  if (userId === null) throw new ApiError(401, 'Please sign in to see your addresses.');
  return userId;
}

/** The saved addresses of the signed-in user. Each change responds with the whole list. */
export function addressBookRoutes(app: TypedApp, context: OrderContext): void {
  const { db } = context.database;
  const read = async (body: Static<typeof SavedAddressRequest>): Promise<SavedShipping> => ({
    ...readShipping(body, await offeredStates(db)),
    ...(await readBuyer(db, body)),
  });
  const shown = async (rows: readonly SavedAddressRow[]) => {
    const showsBuyer = await offersGstin(db);
    return { data: rows.map((row) => toSaved(row, showsBuyer)) };
  };
  const changed = async (
    request: FastifyRequest,
    change: (userId: number) => Promise<readonly SavedAddressRow[]>,
  ) => {
    const userId = userOf(request);
    await takeAttempt(db, changeLimit, addressOf(request), context.clock.now());
    return shown(await change(userId));
  };

  app.get(
    '/user/addresses',
    { schema: { tags, summary: 'Saved addresses, the default first', response } },
    async (request) => shown(await listAddresses(db, userOf(request))),
  );

  app.post(
    '/user/addresses',
    { schema: { tags, summary: 'Saves an address', body: SavedAddressRequest, response } },
    (request) => changed(request, async (userId) => saveAddress(context, userId, await read(request.body))),
  );

  app.post(
    '/user/addresses/:id',
    { schema: { tags, summary: 'Replaces an address', params, body: SavedAddressRequest, response } },
    (request) =>
      changed(request, async (userId) =>
        editAddress(context, userId, request.params.id, await read(request.body)),
      ),
  );

  app.post(
    '/user/addresses/:id/default',
    { schema: { tags, summary: 'Makes an address the default', params, response } },
    (request) => changed(request, (userId) => chooseDefault(context, userId, request.params.id)),
  );

  app.post(
    '/user/addresses/:id/delete',
    { schema: { tags, summary: 'Deletes an address', params, response } },
    (request) => changed(request, (userId) => removeAddress(context, userId, request.params.id)),
  );
}
