import type { CourierSandboxTables } from '../../couriers/sandbox/tables';
import type { OrderShop } from './order-shop';
import { units } from './parcels';
import type { PlacedOrder } from './place-order';

export type BookedOrder = Pick<PlacedOrder, 'publicId' | 'productId'>;
type Shop = Pick<OrderShop, 'database'>;

/** A request to book some units, with a new key each time. */
export function wantedBooking(order: BookedOrder, quantity = 1, change: object = {}) {
  const { key, lines } = units(order, quantity);
  return { key, lines, courier: 'sandbox', service: 'surface', weightGrams: 700, ...change };
}

/** A path below the parcels of an order. */
export const parcelPath = ({ publicId }: BookedOrder, rest: string) => `/orders/${publicId}/parcels/${rest}`;

/** Shipments at the courier of an order's parcels. */
export const shipments = ({ database }: Shop, { publicId }: BookedOrder) =>
  database.db
    .withTables<CourierSandboxTables>()
    .selectFrom('sandbox_shipment')
    .select(['reference', 'state', 'collect_paise', 'pickup_on', 'weight_grams'])
    .where('reference', 'like', `${publicId}-%`)
    .orderBy('reference')
    .execute();

/** Changes the address of an order. */
export async function moveTo(
  { database: { db } }: Shop,
  { publicId }: BookedOrder,
  change: object,
): Promise<void> {
  const { ship } = await db
    .selectFrom('shop_order')
    .select('ship')
    .where('public_id', '=', publicId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('shop_order')
    .set({ ship: JSON.stringify({ ...ship, ...change }) })
    .where('public_id', '=', publicId)
    .execute();
}
