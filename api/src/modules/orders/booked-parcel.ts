import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { type BookingContext, bookable, lockParcel, type LockedParcel } from './book-parcel';
import { courierFailure, courierOf, fromCourier } from './courier-failure';
import { assertNotRefunded } from './exchange-payment';
import { statusInWords } from './order-states';
import { indianDay } from './paper-numbers';
import { isUnderWay } from './parcel-states';
import { recordShipped } from './parcel-steps';
import { listAllParcels } from './parcels';
import { CourierError } from '../couriers';
import type { OrderActor } from './ports';

const refusal = ({ parcel }: LockedParcel, text: string) =>
  new ApiError(409, `This parcel is ${parcel.state.replaceAll('-', ' ')}. ${text}`);

/**
 * A parcel that a courier has booked, and its shipment. Throws an ApiError: 404, or 409 for one that is not booked completely or is
 * being cancelled.
 */
async function lockBooked(tx: DatabaseTransaction, publicId: string, number: number, text: string) {
  const locked = await lockParcel(tx, publicId, number);
  const { state, shipment_id: shipmentId, courier_code: code, cancelling } = locked.parcel;
  if (state !== 'booked') throw refusal(locked, text);
  if (shipmentId === null || code === null)
    throw new ApiError(409, 'The booking of this parcel is not complete.');
  if (cancelling) {
    throw new ApiError(
      409,
      'The booking of this parcel is being cancelled. Cancel it again to find out whether its courier has cancelled it.',
    );
  }
  return { ...locked, shipmentId, code };
}

/** A label to print: a PDF, and the tracking number for its name. Throws an ApiError as `lockBooked` and `fromCourier` do. */
export async function parcelLabel(
  { database, couriers }: BookingContext,
  publicId: string,
  number: number,
): Promise<{ readonly pdf: Buffer; readonly trackingNumber: string }> {
  const { shipmentId, code, parcel } = await inTransaction(database, (tx) =>
    lockBooked(tx, publicId, number, 'Only booked parcels have a label.'),
  );
  const pdf = await fromCourier(courierOf(couriers, code).label(shipmentId));
  return { pdf, trackingNumber: parcel.tracking_number ?? '' };
}

/**
 * Asks the courier to collect a booked parcel on a day in India, such as `2026-12-31`. Throws an ApiError as `lockBooked` and
 * `fromCourier` do, and 422 with `field` for a day that has passed.
 */
export async function requestPickup(
  { database, couriers, clock }: BookingContext,
  publicId: string,
  { number, day }: { readonly number: number; readonly day: string },
  actor: OrderActor,
): Promise<void> {
  const now = clock.now();
  const isDay = !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  if (!isDay || day < indianDay(now)) {
    throw new ApiError(422, 'Choose today or a later day.', { extra: { field: 'day' } });
  }
  const { shipmentId, code } = await inTransaction(database, (tx) =>
    lockBooked(tx, publicId, number, 'A pickup can only be requested for a booked parcel.'),
  );
  await fromCourier(courierOf(couriers, code).requestPickup([shipmentId], day));
  await inTransaction(database, (tx) =>
    actor.log(tx, 'order-parcel-pickup', { order: publicId, parcel: number, day }, now),
  );
}

/**
 * Records that a booked parcel was handed over, as the courier's report about its pickup does. Repeating it changes nothing. Throws an
 * ApiError: 404, or 409 for a parcel that is not booked or is being cancelled, an order that is not packed, or a replacement whose order
 * was refunded.
 */
export async function handOver(
  context: BookingContext,
  publicId: string,
  number: number,
  actor: OrderActor,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const locked = await lockParcel(tx, publicId, number);
    if (isUnderWay(locked.parcel.state)) return;
    const { order, parcel: booked } = await lockBooked(tx, publicId, number, 'It cannot be handed over.');
    if (booked.exchange_id !== null) await assertNotRefunded(tx, order);
    else if (order.status !== 'packed') {
      throw new ApiError(409, `This order is ${statusInWords(order.status)}. Cancel the booking instead.`, {
        extra: { orderStatus: order.status },
      });
    }
    const parcel = (await listAllParcels(tx, order.id)).find((one) => one.number === number);
    if (!parcel) throw new ApiError(404, 'Parcel not found.');
    const changes = { state: 'picked-up', state_at: now, shipped_at: now } as const;
    await tx.updateTable('parcel').set(changes).where('id', '=', parcel.id).execute();
    await recordShipped(tx, order, { ...parcel, ...changes }, { context, actor, now });
  });
}

/**
 * Marks a booked parcel as being cancelled, so that it is not handed over meanwhile, or removes the mark. Resolves with the earlier
 * parcel, or undefined if it is no longer booked.
 */
const markCancelling = (
  { database }: BookingContext,
  { publicId, number }: { readonly publicId: string; readonly number: number },
  cancelling: boolean,
) =>
  inTransaction(database, async (tx) => {
    const { parcel } = await lockParcel(tx, publicId, number);
    if (parcel.state !== 'booked') return undefined;
    await tx.updateTable('parcel').set({ cancelling }).where('id', '=', parcel.id).execute();
    return parcel;
  });

/** The shipment of a booked parcel; null if it has none. Asks the courier if the outcome of the booking is unknown. */
async function findShipment(context: BookingContext, publicId: string, number: number) {
  const { locked, wanted } = await inTransaction(context.database, async (tx) => {
    const found = await lockParcel(tx, publicId, number);
    const { state, shipment_id: shipmentId, courier_code: code } = found.parcel;
    if (state === 'cancelled') return { locked: found, wanted: null };
    if (state !== 'booked' || code === null) throw refusal(found, 'Only a booked parcel can be cancelled.');
    return { locked: found, wanted: shipmentId === null ? await bookable(tx, found) : null };
  });
  const { courier_code: code, service, shipment_id: shipmentId, state } = locked.parcel;
  if (state === 'cancelled') return undefined;
  const courier = courierOf(context.couriers, code ?? '');
  if (!wanted) return { courier, shipmentId };
  try {
    return { courier, shipmentId: (await courier.book(wanted, service ?? '')).shipmentId };
  } catch (error) {
    if (error instanceof CourierError && error.kind === 'refused') return { courier, shipmentId: null };
    return fromCourier(Promise.reject(error));
  }
}

/**
 * Cancels the booking of a parcel before it is picked up: its units may go in another parcel. Repeating it changes nothing. Throws an
 * ApiError: 404, 409 for a parcel that was handed over, and those of `fromCourier`.
 */
export async function cancelBooking(
  context: BookingContext,
  publicId: string,
  number: number,
  actor: OrderActor,
): Promise<void> {
  const found = await findShipment(context, publicId, number);
  if (!found) return;
  const { courier, shipmentId } = found;
  const booked = { publicId, number };
  const before = shipmentId === null ? undefined : await markCancelling(context, booked, true);
  if (shipmentId !== null && before) {
    try {
      await courier.cancel(shipmentId);
    } catch (error) {
      // Without a response to this or an earlier request, the courier may have cancelled it.
      const kind = error instanceof CourierError ? error.kind : 'unavailable';
      if (kind === 'refused' || (kind === 'unauthorised' && !before.cancelling))
        await markCancelling(context, booked, false);
      throw courierFailure(error);
    }
  }
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const locked = await lockParcel(tx, publicId, number);
    const { id, state } = locked.parcel;
    // The courier's report of the cancellation may have arrived first.
    if (state === 'cancelled') return;
    if (state !== 'booked') throw refusal(locked, 'Only a booked parcel can be cancelled.');
    await tx
      .updateTable('parcel')
      .set({ state: 'cancelled', state_at: now, shipment_id: shipmentId, cancelling: false })
      .where('id', '=', id)
      .execute();
    await actor.log(tx, 'order-parcel-cancelled', { order: publicId, parcel: number }, now);
  });
}
