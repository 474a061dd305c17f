import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { hasRight, type Role } from '../../staff';
import { type Exchange, listExchanges } from '../exchanges';
import { reportsOf } from '../parcel-page';
import { isUnderWay } from '../parcel-states';
import type { ParcelEventRow } from '../parcel-tables';
import { listAllParcels, listParcelEvents, mayChangeParcel, type Parcel } from '../parcels';
import type { ShopOrderRow } from '../tables';
import type { ParcelAction, StaffParcel } from './parcel-schemas';

type Actions = Static<typeof ParcelAction>[];

/**
 * The actions with a parcel that a courier is to carry. Without its shipment, the outcome of the booking is unknown; while it is being
 * cancelled, that of the cancellation.
 */
function bookedActions(
  { shipment_id: shipment, exchange_id: exchangeId, cancelling }: Parcel,
  { status }: ShopOrderRow,
): Actions {
  if (cancelling || (exchangeId === null && status !== 'packed')) return ['cancel'];
  return shipment === null ? ['complete', 'cancel'] : ['label', 'pickup', 'hand-over', 'cancel'];
}

/** The actions that a role may take with a parcel of an order. */
function actionsOf(parcel: Parcel, order: ShopOrderRow, role: Role): Actions {
  const { state, courier_code: courier } = parcel;
  if (!hasRight(role, 'pack')) return [];
  if (state === 'booked') return courier === null ? [] : bookedActions(parcel, order);
  return mayChangeParcel(parcel, order) && isUnderWay(state) ? ['deliver', 'return'] : [];
}

function toStaffParcel(
  parcel: Parcel,
  reports: readonly ParcelEventRow[],
  actions: Actions,
  exchanges: readonly Exchange[],
): Static<typeof StaffParcel> {
  const { number, state, courier, tracking_number: trackingNumber, tracking_url: trackingUrl } = parcel;
  const exchange = exchanges.find(({ id }) => id === parcel.exchange_id);
  return {
    ...{ number, state, courier, trackingNumber },
    ...(trackingUrl !== null && { trackingUrl }),
    weightGrams: parcel.weight_grams,
    ...(parcel.collects_cash && { collectsCash: true as const }),
    ...(exchange && { exchange: exchange.number }),
    shippedAt: parcel.shipped_at?.toISOString() ?? null,
    deliveredAt: parcel.delivered_at?.toISOString() ?? null,
    lines: parcel.lines.map(({ productId, color, title, quantity }) => ({
      ...{ productId, color, title, quantity },
    })),
    reports: reportsOf(parcel, reports),
    actions,
  };
}

/** The parcels of an order for staff; empty without any. */
export async function parcelsOf(
  db: Executor,
  order: ShopOrderRow,
  role: Role,
): Promise<{ readonly parcels?: Static<typeof StaffParcel>[] }> {
  const parcels = await listAllParcels(db, order.id);
  if (parcels.length === 0) return {};
  const events = await listParcelEvents(db, order.id);
  const exchanges = await listExchanges(db, order.id);
  return {
    parcels: parcels.map((parcel) =>
      toStaffParcel(parcel, events, actionsOf(parcel, order, role), exchanges),
    ),
  };
}
