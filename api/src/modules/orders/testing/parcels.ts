import type { Database } from '../../../platform/db/database';
import type { ParcelState, TrackingEvent } from '../../couriers';
import { applyTracking, type AppliedTracking } from '../parcel-tracking';
import type { WantedUnits } from '../parcels';
import type { OrderContext } from '../ports';
import { type PartialShipment, shipPart } from '../ship-parcel';
import type { PlacedOrder } from './place-order';
import type { OrderShop } from './order-shop';
import { staff, step, takeSteps } from './steps';

let keys = 0;

/** Some units of an order from `placeOrder`, with a new tracking number each time. */
export function units(
  { productId }: Pick<PlacedOrder, 'productId'>,
  quantity: number,
  { lines = [{ productId, color: '', quantity }], ...change }: Partial<PartialShipment> = {},
): PartialShipment & { readonly lines: readonly WantedUnits[] } {
  keys += 1;
  return {
    key: `parcel-${keys}`,
    lines,
    courier: 'India Post',
    trackingNumber: `RP${keys}IN`,
    ...change,
  };
}

/** Ships units of a packed order, as the staff member Asha. */
export const shipUnits = (
  shop: Pick<OrderShop, 'payments'>,
  { publicId, productId }: Pick<PlacedOrder, 'publicId' | 'productId'>,
  quantity: number,
  change: Partial<PartialShipment> = {},
): Promise<void> =>
  shipPart(shop.payments.context, publicId, units({ productId }, quantity, change), staff('Asha'));

/** Packs an order and ships each number of units in a parcel. */
export async function shipInParts(
  shop: Pick<OrderShop, 'payments'>,
  order: Pick<PlacedOrder, 'publicId' | 'productId'>,
  parts: readonly number[],
): Promise<void> {
  await takeSteps(shop, order.publicId, [step.pack]);
  for (const quantity of parts) await shipUnits(shop, order, quantity);
}

/** The courier of parcels that are tracked in tests. */
export const TEST_COURIER = 'test';

/** Lets a courier report about a parcel that was sent by hand. Returns its tracking number. */
export async function trackParcel(
  { database }: { readonly database: Database },
  orderId: number,
  number = 1,
): Promise<string> {
  const { tracking_number: trackingNumber } = await database.db
    .updateTable('parcel')
    .set({ courier_code: TEST_COURIER })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .returning('tracking_number')
    .executeTakeFirstOrThrow();
  return trackingNumber ?? '';
}

/** A report of the test's courier. */
export const report = (
  trackingNumber: string,
  state: ParcelState | null,
  at: Date,
  change: Partial<TrackingEvent> = {},
): TrackingEvent => ({
  courier: TEST_COURIER,
  trackingNumber,
  eventId: `${state ?? 'note'}-${at.getTime()}`,
  state,
  at,
  place: 'Pune',
  text: `It is ${state ?? 'noted'}.`,
  ...change,
});

/** Applies reports in one transaction. */
export const applyReports = (
  { database }: { readonly database: Database },
  context: OrderContext,
  events: readonly TrackingEvent[],
): Promise<AppliedTracking> => database.transaction((tx) => applyTracking(tx, context, events));
