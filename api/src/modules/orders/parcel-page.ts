import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import type { OrderParcel, ParcelReport } from './parcel-schemas';
import type { ParcelEventRow } from './parcel-tables';
import { listAllParcels, listParcelEvents, type Parcel } from './parcels';
import { unitsInWords } from './refund-lines';
import type { ShopOrderRow } from './tables';

/** The courier's reports about a parcel, latest first. */
export const reportsOf = (
  { id }: Pick<Parcel, 'id'>,
  events: readonly ParcelEventRow[],
): Static<typeof ParcelReport>[] =>
  events
    .filter(({ parcel_id: of }) => of === id)
    .map(({ at, state, place, text }) => ({
      at: at.toISOString(),
      ...(state !== null && { state }),
      ...{ place, text },
    }))
    .toReversed();

/**
 * An order's parcels that were handed over, for its shopper. Empty for an order in one parcel without reports, whose timeline
 * already contains everything.
 */
export async function shownParcels(
  db: Executor,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
): Promise<Static<typeof OrderParcel>[]> {
  const parcels = await listAllParcels(db, order.id);
  const events = await listParcelEvents(db, order.id);
  const isPlain = parcels.length === 1 && events.length === 0 && order.status !== 'packed';
  if (isPlain) return [];
  return parcels.flatMap((parcel) => {
    const { number, state, courier, tracking_number: trackingNumber, tracking_url: url } = parcel;
    if (parcel.shipped_at === null || trackingNumber === null) return [];
    return {
      ...{ number, state, courier, trackingNumber },
      ...(url !== null && { trackingUrl: url }),
      shippedAt: parcel.shipped_at.toISOString(),
      ...(parcel.delivered_at && { deliveredAt: parcel.delivered_at.toISOString() }),
      items: parcel.lines.map(unitsInWords),
      reports: reportsOf(parcel, events),
    };
  });
}
