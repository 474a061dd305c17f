import type { TypedApp } from '@shop/http';
import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { addressOf, takeAttempt, type RateLimit } from '../../../platform/rate-limits/rate-limit';
import type { OrderContext } from '../ports';
import { ShippingDetails } from '../schemas';
import { readShipping } from '../shipping';
import type { SavedAddressRow } from '../tables';
import { chooseDefault, editAddress, removeAddress, saveAddress } from './address-book';
import { listAddresses } from './repository';
import { SavedAddress } from './schemas';

const changeLimit: RateLimit = { name: 'saved-address', max: 300, windowMs: 60 * 60_000 };

const tags = ['user'];
const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });
const response = { 200: dataOf(Type.Array(ref(SavedAddress))), ...failures };

const toSaved = ({
  public_id: id,
  is_default: isDefault,
  ship,
}: SavedAddressRow): Static<typeof SavedAddress> => ({
  id,
  isDefault,
  ...ship,
});

function userOf({ shopSession }: FastifyRequest): number {
  const userId = shopSession?.userId ?? null;
  if (userId === null) throw new ApiError(401, 'Please sign in to see your addresses.');
  return userId;
}

/** The saved addresses of whoever is signed in. Each change responds with all of them. */
export function addressBookRoutes(app: TypedApp, context: OrderContext): void {
  const { db } = context.database;
  const changed = async (
    request: FastifyRequest,
    change: (userId: number) => Promise<readonly SavedAddressRow[]>,
  ) => {
    const userId = userOf(request);
    await takeAttempt(db, changeLimit, addressOf(request), context.clock.now());
    return { data: (await change(userId)).map(toSaved) };
  };

  app.get(
    '/user/addresses',
    { schema: { tags, summary: 'Saved addresses, the default first', response } },
    async (request) => ({ data: (await listAddresses(db, userOf(request))).map(toSaved) }),
  );

  app.post(
    '/user/addresses',
    { schema: { tags, summary: 'Saves an address', body: ShippingDetails, response } },
    (request) => changed(request, (userId) => saveAddress(context, userId, readShipping(request.body))),
  );

  app.post(
    '/user/addresses/:id',
    { schema: { tags, summary: 'Writes an address anew', params, body: ShippingDetails, response } },
    (request) =>
      changed(request, (userId) =>
        editAddress(context, userId, request.params.id, readShipping(request.body)),
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
