import type { DatabaseTransaction } from '../../platform/db/schema';
import type { TrackingEvent, TrackingSink } from '../couriers';
import { lockOrders } from './order-repository';
import { isBought } from './order-states';
import { movesOn } from './parcel-states';
import { collectWith, followParcels, type ParcelStep, recordPart, recordShipped } from './parcel-steps';
import { listAllParcels, type Parcel } from './parcels';
import type { OrderContext } from './ports';
import type { ShopOrderRow } from './tables';

type Context = Pick<OrderContext, 'clock' | 'mailer' | 'links'>;

const keyOf = ({ courier, trackingNumber }: Pick<TrackingEvent, 'courier' | 'trackingNumber'>) =>
  `${courier} ${trackingNumber}`;

/** The parcels of events by courier and tracking number; the latest if a courier used a number again. */
async function findParcels(tx: DatabaseTransaction, events: readonly TrackingEvent[]) {
  const rows = await tx
    .selectFrom('parcel')
    .select(['id', 'order_id', 'courier_code', 'tracking_number'])
    .where('courier_code', 'is not', null)
    .where('tracking_number', 'in', ['', ...events.map(({ trackingNumber }) => trackingNumber)])
    .orderBy('id')
    .execute();
  return new Map(
    rows.map((row) => [
      keyOf({ courier: row.courier_code ?? '', trackingNumber: row.tracking_number ?? '' }),
      row,
    ]),
  );
}

/** Stores an event of a parcel. Returns false if it is known. */
async function storeEvent(tx: DatabaseTransaction, parcelId: number, event: TrackingEvent): Promise<boolean> {
  const { eventId, state, at, place, text } = event;
  const stored = await tx
    .insertInto('parcel_event')
    .values({ parcel_id: parcelId, event_id: eventId, ...{ state, at, place, text } })
    .onConflict((conflict) => conflict.columns(['parcel_id', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Moves a parcel to the state of an event, and its order with it. Returns the updated order. */
async function movePart(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  parcel: Parcel,
  { state, at }: { readonly state: Parcel['state']; readonly at: Date },
  step: ParcelStep,
): Promise<ShopOrderRow> {
  // A courier's clock may be ahead.
  const moment = at < step.now ? at : step.now;
  const isSent = state !== 'booked' && state !== 'cancelled';
  const changes = {
    state,
    state_at: at,
    shipped_at: parcel.shipped_at ?? (isSent ? moment : null),
    delivered_at: state === 'delivered' ? moment : null,
  };
  await tx.updateTable('parcel').set(changes).where('id', '=', parcel.id).execute();
  // The goods of a refunded order may still be under way.
  if (!isBought(order.status)) return order;
  const isNewlySent = parcel.shipped_at === null && isSent;
  const sent = isNewlySent ? await recordShipped(tx, order, { ...parcel, ...changes }, step) : order;
  const collectedPaise = await collectWith(tx, sent, { ...parcel, ...changes }, step.now);
  const moved = await followParcels(tx, sent, step);
  await recordPart(tx, moved, { ...parcel, state }, collectedPaise, step);
  return moved;
}

/** The outcome of applied events. */
export interface AppliedTracking {
  /** Events of parcels that the shop does not know. */
  readonly unknown: readonly TrackingEvent[];
}

/**
 * Applies events of couriers to parcels and their orders, in a transaction. Each event is applied once; late and repeated ones never
 * move a parcel backwards. Returns the events of unknown parcels.
 */
export async function applyTracking(
  tx: DatabaseTransaction,
  context: Context,
  events: readonly TrackingEvent[],
): Promise<AppliedTracking> {
  const found = await findParcels(tx, events);
  const locked = await lockOrders(
    tx,
    [...found.values()].map(({ order_id: id }) => id),
  );
  const orders = new Map(locked);
  const unknown: TrackingEvent[] = [];
  for (const event of events) {
    const of = found.get(keyOf(event));
    const order = of && orders.get(of.order_id);
    const parcels = order ? await listAllParcels(tx, order.id) : [];
    if (!of || !order) unknown.push(event);
    else if (await storeEvent(tx, of.id, event)) {
      const parcel = parcels.find(({ id }) => id === of.id);
      const { state, at } = event;
      if (!parcel || state === null) continue;
      if (!movesOn({ state: parcel.state, at: parcel.state_at }, { state, at })) continue;
      const step = { context, actor: null, now: context.clock.now() };
      orders.set(order.id, await movePart(tx, order, parcel, { state, at }, step));
    }
  }
  return { unknown };
}

/** Receives the couriers' events. Those of unknown parcels are logged. */
export const trackingSink =
  (context: Context & Pick<OrderContext, 'log'>): TrackingSink =>
  async (tx, events) => {
    const { unknown } = await applyTracking(tx, context, events);
    for (const { courier, eventId } of unknown) {
      context.log.warn({ courier, eventId }, 'A courier reported about an unknown parcel.');
    }
  };
