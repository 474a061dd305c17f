import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { lockByPublicId } from './order-repository';
import { statusInWords } from './order-states';
import { collectsCash } from './parcel-cash';
import { isUnderWay } from './parcel-states';
import { closeParcel, recordShipped } from './parcel-steps';
import { chooseUnits, insertParcel, listParcels, type Shipment, type WantedUnits } from './parcels';
import type { IdempotentActor, OrderActor, OrderContext } from './ports';
import { listRefundableLines } from './refund-lines';
import type { ShopOrderRow } from './tables';

type Context = Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>;

/** A part of an order that a staff member ships. */
export interface PartialShipment extends Shipment {
  /** Unique for each parcel: a repeated request changes nothing. */
  readonly key: string;
  readonly lines: readonly WantedUnits[];
}

/** Locks a packed order. Throws an ApiError: 404, or 409 for an order in another state. */
export async function lockPacked(tx: DatabaseTransaction, publicId: string): Promise<ShopOrderRow> {
  const order = await lockByPublicId(tx, publicId);
  if (!order || order.paid_at === null) throw new ApiError(404, 'Order not found.');
  if (order.status !== 'packed') {
    throw new ApiError(
      409,
      `This order is ${statusInWords(order.status)}. Only packed orders can be shipped.`,
      { extra: { orderStatus: order.status } },
    );
  }
  return order;
}

/**
 * Ships some units of a packed order in a parcel, once for each key: invoice, parcel, event, log entry and email in one
 * transaction. With the last units the order becomes `shipped`. Throws an ApiError: 404, 409 for an order in another state or for
 * units that were sent or refunded, 422 for a line that the order does not have.
 */
export async function shipPart(
  context: Context,
  publicId: string,
  { key, lines, ...shipment }: PartialShipment,
  actor: IdempotentActor,
): Promise<void> {
  const now = context.clock.now();
  const request = { shipPart: publicId, lines, ...shipment };
  await inTransaction(context.database, (tx) =>
    actor.once(tx, { key, request }, now, async () => {
      const order = await lockPacked(tx, publicId);
      const units = chooseUnits(await listRefundableLines(tx, order.id), lines);
      const sent = { ...shipment, collectsCash: await collectsCash(tx, order, units) };
      const parcel = await insertParcel(tx, order, units, sent, now);
      await recordShipped(tx, order, parcel, { context, actor, now });
    }),
  );
}

/** The end of a parcel's way: with the shopper, or back in the shop. */
export type ParcelEnd = 'delivered' | 'returned';

/**
 * Records that a parcel was delivered, or came back unopened. The order is delivered with its last parcel; its money and stock do not
 * change when a parcel comes back: its units are refunded. Repeating it changes nothing. Throws an ApiError: 404, or 409 for a parcel
 * that is not under way, or an order that was cancelled or returned.
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
    const parcel = order && (await listParcels(tx, order.id)).find((one) => one.number === number);
    if (!order || !parcel) throw new ApiError(404, 'Parcel not found.');
    if (parcel.state === to) return;
    const isOpen = order.status === 'packed' || order.status === 'shipped';
    if (!isOpen || !isUnderWay(parcel.state)) {
      const state = isOpen ? parcel.state.replaceAll('-', ' ') : statusInWords(order.status);
      throw new ApiError(
        409,
        `This ${isOpen ? 'parcel' : 'order'} is ${state}. The parcel cannot become ${to}.`,
        { extra: { orderStatus: order.status } },
      );
    }
    await closeParcel(tx, order, parcel, to, { context, actor, now: context.clock.now() });
  });
}
