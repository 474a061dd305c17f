import type { DatabaseTransaction } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import { type Booking, CourierError, type CourierParcel, type CourierRate, type Couriers } from '../couriers';
import { courierFailure, courierOf, fromCourier } from './courier-failure';
import { courierParcelOf } from './courier-parcel';
import { lockByPublicId } from './order-repository';
import { chooseContents, collectsWith, lockPacked, type WantedContents } from './parcel-contents';
import type { ParcelRow } from './parcel-tables';
import { type LineUnits, reserveParcel, unitsIn } from './parcels';
import type { IdempotentActor, OrderActor, OrderContext } from './ports';
import type { ShopOrderRow } from './tables';

/** The dependencies of booking: orders and, if any are configured, couriers. */
export interface BookingContext extends Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'> {
  readonly couriers: Couriers | undefined;
}

/** Contents of a parcel that a courier may carry. */
export interface WantedParcel extends WantedContents {
  /** The code of the courier. */
  readonly courier: string;
}

/** A courier's prices for a parcel. */
export interface ParcelRates {
  readonly weightGrams: number;
  /** The cash that the courier collects, in paise. */
  readonly collectPaise: number;
  readonly rates: readonly CourierRate[];
}

async function chooseParcel(tx: DatabaseTransaction, publicId: string, wanted: WantedParcel) {
  const contents = await chooseContents(tx, publicId, wanted);
  const { weightGrams } = contents;
  if (weightGrams !== null) return { ...contents, weightGrams };
  throw new ApiError(422, 'Enter the weight of the parcel: the weights of its products are not known.', {
    extra: { field: 'weightGrams' },
  });
}

/**
 * Asks a courier for its services and prices for units of a packed order, cheapest first. Throws an ApiError: those of
 * `chooseUnits` and `fromCourier`, 404, 409, and 422 with `field` without a weight.
 */
export async function parcelRates(
  { database, couriers }: BookingContext,
  publicId: string,
  wanted: WantedParcel,
): Promise<ParcelRates> {
  const courier = courierOf(couriers, wanted.courier);
  const parcel = await inTransaction(database, async (tx) => {
    const { order, ...draft } = await chooseParcel(tx, publicId, wanted);
    return courierParcelOf(tx, order, { ...draft, number: null });
  });
  const { weightGrams, collectPaise } = parcel;
  return { weightGrams, collectPaise, rates: await fromCourier(courier.rates(parcel)) };
}

/** A locked order and one of its parcels, which may be cancelled. */
export interface LockedParcel {
  readonly order: ShopOrderRow;
  readonly parcel: ParcelRow;
  readonly units: LineUnits;
}

/** Locks the order of a parcel. Throws an ApiError 404. */
export async function lockParcel(
  tx: DatabaseTransaction,
  publicId: string,
  number: number,
): Promise<LockedParcel> {
  const order = await lockByPublicId(tx, publicId);
  const parcel =
    order &&
    (await tx
      .selectFrom('parcel')
      .selectAll()
      .where('order_id', '=', order.id)
      .where('number', '=', number)
      .executeTakeFirst());
  if (!order || !parcel) throw new ApiError(404, 'Parcel not found.');
  return { order, parcel, units: await unitsIn(tx, parcel.id) };
}

/** Cancels a parcel that the courier does not have, so that its units can go in another one. */
async function release(context: BookingContext, publicId: string, number: number): Promise<void> {
  await inTransaction(context.database, async (tx) => {
    const { parcel } = await lockParcel(tx, publicId, number);
    if (parcel.state !== 'booked' || parcel.shipment_id !== null) return;
    const cancelled = { state: 'cancelled', state_at: context.clock.now() } as const;
    await tx.updateTable('parcel').set(cancelled).where('id', '=', parcel.id).execute();
  });
}

/** Stores a courier's booking. Returns false if the parcel was cancelled in the meantime. */
async function storeBooking(
  { database, clock }: BookingContext,
  publicId: string,
  number: number,
  { shipmentId, trackingNumber, trackingUrl, carrier }: Booking,
  actor: OrderActor,
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    const { parcel } = await lockParcel(tx, publicId, number);
    if (parcel.state === 'cancelled') return false;
    if (parcel.shipment_id !== null) return true;
    const courier = carrier ?? parcel.courier;
    await tx
      .updateTable('parcel')
      .set({ shipment_id: shipmentId, tracking_number: trackingNumber, tracking_url: trackingUrl ?? null })
      .set({ courier })
      .where('id', '=', parcel.id)
      .execute();
    const detail = { order: publicId, parcel: number, courier, trackingNumber };
    await actor.log(tx, 'order-parcel-booked', detail, clock.now());
    return true;
  });
}

/** A locked parcel in the form that couriers book. */
export const bookable = (tx: DatabaseTransaction, { order, parcel, units }: LockedParcel) =>
  courierParcelOf(tx, order, {
    ...{ number: parcel.number, units, exchangeId: parcel.exchange_id },
    weightGrams: parcel.weight_grams ?? 0,
  });

const advice = (number: number) =>
  ` Parcel ${number} stays reserved: complete or cancel its booking in the list of parcels.`;

/** Books a reserved parcel at its courier, and releases it if the courier certainly does not have it. */
async function callCourier(
  context: BookingContext,
  publicId: string,
  {
    parcel: { number, courier_code: code, service },
    wanted,
    isNew,
  }: {
    readonly parcel: ParcelRow;
    readonly wanted: CourierParcel;
    readonly isNew: boolean;
  },
): Promise<Booking> {
  try {
    return await courierOf(context.couriers, code ?? '').book(wanted, service ?? '');
  } catch (error) {
    const kind = error instanceof CourierError ? error.kind : undefined;
    // On a retry, an earlier call may have booked the parcel before the keys expired.
    const isAbsent = kind === 'refused' || (kind === 'unauthorised' && isNew);
    if (isAbsent) await release(context, publicId, number);
    throw courierFailure(error, isAbsent ? '' : advice(number));
  }
}

/**
 * Completes the booking of a reserved parcel: the courier returns the earlier booking if it has one. Repeating it changes nothing.
 * Throws an ApiError: 404, 409 for a cancelled parcel or an order in another state, and those of `fromCourier`. A refusal cancels
 * the parcel.
 */
export async function completeBooking(
  context: BookingContext,
  publicId: string,
  number: number,
  actor: OrderActor,
  isNew = false,
): Promise<void> {
  const found = await inTransaction(context.database, async (tx) => {
    const locked = await lockParcel(tx, publicId, number);
    const { state, shipment_id: shipmentId, courier_code: code } = locked.parcel;
    if (state === 'cancelled') throw cancelled(number);
    if (shipmentId !== null || code === null || state !== 'booked') return undefined;
    // A booked replacement already prevents its exchange from being cancelled.
    if (locked.parcel.exchange_id === null) await lockPacked(tx, publicId);
    return { parcel: locked.parcel, wanted: await bookable(tx, locked) };
  });
  if (!found) return;
  const booking = await callCourier(context, publicId, { ...found, isNew });
  if (await storeBooking(context, publicId, number, booking, actor)) return;
  // Someone cancelled it during the call, and the courier may have booked it only afterwards.
  await fromCourier(courierOf(context.couriers, found.parcel.courier_code ?? '').cancel(booking.shipmentId));
  throw cancelled(number);
}

const cancelled = (number: number) =>
  new ApiError(409, `The booking of parcel ${number} was rejected or cancelled. Book its items again.`);

/** A parcel that a staff member books. */
export interface NewBooking extends WantedParcel {
  /** Unique for each parcel: a repeated request returns the same booking. */
  readonly key: string;
  /** The courier's code of the service. */
  readonly service: string;
}

/**
 * Books units of a packed order at a courier, once for each key. The parcel is stored before the courier is called, so that its
 * reference survives a crash: a repeated request, or `completeBooking`, then returns the same booking. Throws an ApiError as
 * `parcelRates` and `completeBooking` do.
 */
export async function bookParcel(
  context: BookingContext,
  publicId: string,
  { key, ...wanted }: NewBooking,
  actor: IdempotentActor,
): Promise<void> {
  const { code, title } = courierOf(context.couriers, wanted.courier);
  const now = context.clock.now();
  let isNew = false;
  const number = await inTransaction(context.database, (tx) => {
    isNew = false;
    return actor.once(tx, { key, request: { bookParcel: publicId, ...wanted } }, now, async () => {
      isNew = true;
      const contents = await chooseParcel(tx, publicId, wanted);
      const { order, units, weightGrams, exchangeId } = contents;
      // Rejects what no courier could book, before the units are reserved.
      await courierParcelOf(tx, order, { number: null, units, weightGrams, exchangeId });
      const { service } = wanted;
      const collects = { collectsCash: await collectsWith(tx, contents), exchangeId };
      const booked = { code, title, service, weightGrams, ...collects };
      const parcel = await reserveParcel(tx, order, units, booked, now);
      return parcel.number;
    });
  });
  await completeBooking(context, publicId, number, actor, isNew);
}
