import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import { lockByPublicId } from './order-repository';
import { statusInWords } from './order-states';
import { chooseContents, collectsWith, type WantedContents } from './parcel-contents';
import { isUnderWay } from './parcel-states';
import { closeParcel, recordShipped } from './parcel-steps';
import { insertParcel, listAllParcels, mayChangeParcel } from './parcels';
import type { IdempotentActor, OrderActor, OrderContext } from './ports';

type Context = Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>;

/** A part of an order, or a replacement, that a staff member ships. */
export interface PartialShipment extends WantedContents {
  /** Unique for each parcel: a repeated request changes nothing. */
  readonly key: string;
  readonly courier: string;
  readonly trackingNumber: string;
}

/**
 * Ships some units of a packed order in a parcel, or the replacement of an exchange, once for each key: invoice, parcel, event, log
 * entry and email in one transaction. With the last units the order becomes `shipped`. Throws an ApiError as `chooseContents` does.
 */
export async function shipPart(
  context: Context,
  publicId: string,
  { key, ...shipment }: PartialShipment,
  actor: IdempotentActor,
): Promise<void> {
  const now = context.clock.now();
  const request = { shipPart: publicId, ...shipment };
  await inTransaction(context.database, (tx) =>
    actor.once(tx, { key, request }, now, async () => {
      const contents = await chooseContents(tx, publicId, shipment);
      const { order, units, exchangeId, weightGrams } = contents;
      const { courier, trackingNumber } = shipment;
      const collects = { collectsCash: await collectsWith(tx, contents), exchangeId };
      const sent = { courier, trackingNumber, weightGrams, ...collects };
      const parcel = await insertParcel(tx, order, units, sent, now);
      await recordShipped(tx, order, parcel, { context, actor, now });
    }),
  );
}

/** How a parcel ends: with the shopper, or back in the shop. */
export type ParcelEnd = 'delivered' | 'returned';

/**
 * Records that a parcel was delivered, or came back unopened. The order is delivered with its last parcel; its money and stock do
 * not change when a parcel comes back, since its units are refunded separately. Repeating it changes nothing. Throws an ApiError:
 * 404, or 409 for a parcel that is not under way, or an order that was cancelled or returned.
 */
export async function endParcel(
  context: Context,
  publicId: string,
  number: number,
  to: ParcelEnd,
  actor: OrderActor,
): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const order = await lockByPublicId(tx, publicId);
    const parcel = order && (await listAllParcels(tx, order.id)).find((one) => one.number === number);
    if (!order || !parcel) throw new ApiError(404, 'Parcel not found.');
    if (parcel.state === to) return;
    const isOpen = mayChangeParcel(parcel, order);
    if (!isOpen || !isUnderWay(parcel.state)) {
      const state = isOpen ? parcel.state.replaceAll('-', ' ') : statusInWords(order.status);
      throw new ApiError(
        409,
        `This ${isOpen ? 'parcel' : 'order'} is ${state}, so the parcel cannot be marked as ${to}.`,
        { extra: { orderStatus: order.status } },
      );
    }
    await closeParcel(tx, order, parcel, to, { context, actor, now: context.clock.now() });
  });
}
