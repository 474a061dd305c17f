import { shipping } from '@shop/config';
import { allStates } from '@shop/config/delivery';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import type { StaffActor } from '../staff';
import type { DeliveryContext } from './change-rules';
import { currentVersion } from './repository';
import { shippingKind } from './price-parcel';
import type { DeliverySetting } from './schemas';

/** The delivery settings that pages need. */
export const shopDelivery = Type.Object({
  checksPins: Type.Optional(Type.Boolean({ description: 'True if pages offer to check a PIN code.' })),
  allStates: Type.Optional(
    Type.Boolean({ description: 'True if addresses may be in all states and union territories of India.' }),
  ),
  shippingBy: Type.Optional(
    Type.Unsafe<'cart' | 'pin'>({
      type: 'string',
      enum: ['cart', 'pin'],
      description:
        'Only if the shop has a shipping price table: whether prices depend only on the cart, or also on the PIN code.',
    }),
  ),
});

/** The delivery settings that staff can change. */
export async function readDeliverySetting(db: Executor): Promise<Static<typeof DeliverySetting>> {
  const row = await db.selectFrom('delivery_setting').select('all_states').executeTakeFirst();
  return { allStates: row?.all_states ?? false };
}

/** The delivery settings that differ from the default; undefined if none do. */
export async function readShopDelivery(db: Executor): Promise<Static<typeof shopDelivery> | undefined> {
  const checksPins = (await currentVersion(db)) !== null;
  const { allStates: offersAll } = await readDeliverySetting(db);
  const shippingBy = await shippingKind(db);
  if (!checksPins && !offersAll && shippingBy === 'rule') return undefined;
  return {
    ...(checksPins && { checksPins }),
    ...(offersAll && { allStates: offersAll }),
    ...(shippingBy !== 'rule' && { shippingBy }),
  };
}

/** The states that an address may be in. */
export async function offeredStates(db: Executor): Promise<readonly string[]> {
  return (await readDeliverySetting(db)).allStates ? allStates : shipping.states;
}

/** Changes the delivery settings. */
export async function changeDeliverySetting(
  { database, clock, notifyShops }: DeliveryContext,
  setting: Static<typeof DeliverySetting>,
  actor: StaffActor,
): Promise<void> {
  const columns = { all_states: setting.allStates };
  await inTransaction(database, async (tx) => {
    await tx
      .insertInto('delivery_setting')
      .values({ id: 1, ...columns })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await notifyShops(tx);
    await actor.log(tx, 'delivery-setting-changed', setting, clock.now());
  });
}
