import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { currentVersion } from './repository';

/** What pages need to know about delivery before a shopper checks a PIN code. */
export const shopDelivery = Type.Object({
  checksPins: Type.Optional(Type.Boolean({ description: 'True if pages offer to check a PIN code.' })),
});

/** The settings of delivery that differ from the default; undefined if none does. */
export async function readShopDelivery(db: Executor): Promise<Static<typeof shopDelivery> | undefined> {
  return (await currentVersion(db)) === null ? undefined : { checksPins: true };
}
