import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { hasRight, type Role } from '../../staff';
import { reportsOf } from '../parcel-page';
import { isUnderWay } from '../parcel-states';
import type { ParcelEventRow } from '../parcel-tables';
import { listParcelEvents, listParcels, type Parcel } from '../parcels';
import type { ShopOrderRow } from '../tables';
import type { ParcelAction, StaffParcel } from './parcel-schemas';

/** The actions that a role may take with a parcel of an order. */
function actionsOf({ state }: Parcel, { status }: ShopOrderRow, role: Role): Static<typeof ParcelAction>[] {
  const isOpen = status === 'packed' || status === 'shipped';
  return isOpen && isUnderWay(state) && hasRight(role, 'pack') ? ['deliver', 'return'] : [];
}

function toStaffParcel(
  parcel: Parcel,
  reports: readonly ParcelEventRow[],
  actions: Static<typeof ParcelAction>[],
): Static<typeof StaffParcel> {
  const { number, state, courier, tracking_number: trackingNumber, tracking_url: trackingUrl } = parcel;
  return {
    ...{ number, state, courier, trackingNumber },
    ...(trackingUrl !== null && { trackingUrl }),
    weightGrams: parcel.weight_grams,
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
  const parcels = await listParcels(db, order.id);
  if (parcels.length === 0) return {};
  const events = await listParcelEvents(db, order.id);
  return { parcels: parcels.map((parcel) => toStaffParcel(parcel, events, actionsOf(parcel, order, role))) };
}
