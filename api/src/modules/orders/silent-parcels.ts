import type { Executor } from '../../platform/db/schema';
import type { TrackedShipment } from '../couriers';
// Adds the tables of parcels to the type of the database.
import type {} from './parcel-tables';

/** Maximum number of parcels per list. */
const LIMIT = 1_000;

/** Parcels whose courier reports about them, and whose state has not changed since `since`; longest unchanged first. */
export async function listSilentParcels(db: Executor, since: Date): Promise<readonly TrackedShipment[]> {
  const rows = await db
    .selectFrom('parcel')
    .select(['courier_code', 'tracking_number'])
    .where('courier_code', 'is not', null)
    .where('tracking_number', 'is not', null)
    .where('state', 'not in', ['delivered', 'returned', 'cancelled'])
    .where('state_at', '<', since)
    .orderBy('state_at')
    .limit(LIMIT)
    .execute();
  return rows.flatMap(({ courier_code: courier, tracking_number: trackingNumber }) =>
    courier !== null && trackingNumber !== null ? [{ courier, trackingNumber }] : [],
  );
}
