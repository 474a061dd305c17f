import { sql } from 'kysely';
import { bookParcel, type BookingContext, completeBooking } from '../../book-parcel';
import { ApiError } from '../../../../platform/http/api-error';
import { CourierError } from '../../../couriers';
import { statesAfter } from '../../../couriers/sandbox/shipments';
import type { CourierSandboxTables } from '../../../couriers/sandbox/tables';
import { cancelBooking, handOver } from '../../booked-parcel';
import { listAllParcels, unitsToShip } from '../../parcels';
import { listRefundableLines } from '../../refund-lines';
import { chosen, type HistoryScene, ifAllowed, orderOf, type Play, ravi } from './history-scene';
import type { HistoryInstance, HistoryShop } from './history-shop';

/** The tables of the sandbox courier. */
export const courierTables = ({ database }: HistoryShop) => database.db.withTables<CourierSandboxTables>();

const bookingContext = ({ context, couriers }: HistoryInstance): BookingContext => ({ ...context, couriers });

const book: Play<'book'> = async (scene, instance, { order, line, quantity, key }) => {
  const row = await orderOf(scene, order);
  if (!row) return;
  const { db } = scene.shop.database;
  const left = await unitsToShip(db, row.id);
  const unitsOf = (id: number) => left.find((unit) => unit.id === id)?.quantity ?? 0;
  const unsent = (await listRefundableLines(db, row.id)).filter(({ id }) => unitsOf(id) > 0);
  const one = line === null ? undefined : chosen(unsent, line);
  const wantedLines = one ? [one] : unsent;
  if (wantedLines.length === 0) return;
  const wanted = {
    key: `book-${row.public_id}-${key}`,
    lines: wantedLines.map(({ id, public_id: productId, color }) => ({
      ...{ productId, color },
      quantity: one ? quantity : unitsOf(id),
    })),
    ...{ courier: 'sandbox', service: 'surface', weightGrams: 300 },
  };
  await ifAllowed(() => bookParcel(bookingContext(instance), row.public_id, wanted, ravi));
};

const changes = { complete: completeBooking, cancel: cancelBooking, 'hand over': handOver } as const;

const changeBooking: Play<'booking'> = async (scene, instance, { order, parcel, change }) => {
  const row = await orderOf(scene, order);
  const found = row && chosen(await listAllParcels(scene.shop.database.db, row.id), parcel);
  if (!row || found?.courier_code !== 'sandbox') return;
  await ifAllowed(() => changes[change](bookingContext(instance), row.public_id, found.number, ravi));
};

/** Shipments at the courier of the orders of a history, earliest first. */
async function shipmentsOf({ shop, firstOrder }: HistoryScene) {
  return courierTables(shop)
    .selectFrom('sandbox_shipment')
    .selectAll()
    .where('reference', 'in', (parcels) =>
      parcels
        .selectFrom('parcel')
        .innerJoin('shop_order', 'shop_order.id', 'parcel.order_id')
        .select(sql<string>`public_id || '-' || number`.as('reference'))
        .where('order_id', '>=', firstOrder),
    )
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
}

const move: Play<'courier moves'> = async (scene, { couriers }, { shipment, next, steps }) => {
  const found = chosen(await shipmentsOf(scene), shipment);
  let state = found?.state;
  for (let made = 0; found && state && made < steps; made += 1) {
    // Only the shop cancels a shipment.
    const to = chosen(
      statesAfter(state).filter((after) => after !== 'cancelled'),
      next,
    );
    if (!to) return;
    scene.shop.clock.advance(1);
    try {
      await couriers.sandbox?.move(found.tracking_number, to);
    } catch (error) {
      // Another step moved or cancelled it meanwhile.
      if (!(error instanceof CourierError)) throw error;
      return;
    }
    state = to;
  }
};

/** Reports that the courier has written and the shop has not received, earliest first. */
const waitingReports = (shop: HistoryShop) =>
  courierTables(shop)
    .selectFrom('sandbox_courier_webhook')
    .select(['id', 'body', 'signature'])
    .where('delivered_at', 'is', null)
    .orderBy('id')
    .execute();

type Report = Awaited<ReturnType<typeof waitingReports>>[number];

/** Sends a report to an instance and waits until it is applied. Throws when the shop accepts a forged one. */
async function deliverReport(
  { app, couriers }: HistoryInstance,
  { body, signature }: Report,
  forged = false,
): Promise<void> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/webhooks/couriers/sandbox',
    headers: {
      'content-type': 'application/json',
      'x-sandbox-signature': forged ? `${signature.slice(0, -2)}AA` : signature,
    },
    payload: body,
  });
  if (statusCode !== (forged ? 401 : 200)) throw new Error(`A courier's report returned ${statusCode}`);
  await couriers.inbox.drain();
}

const markReceived = (shop: HistoryShop, reports: readonly Report[]) =>
  courierTables(shop)
    .updateTable('sandbox_courier_webhook')
    .set({ delivered_at: shop.clock.now() })
    .where('id', 'in', [0, ...reports.map(({ id }) => id)])
    .execute();

const sendReport: Play<'courier report'> = async ({ shop }, instance, { report, as }) => {
  const found = chosen(await waitingReports(shop), report);
  if (!found || as === 'kept for later') return;
  await deliverReport(instance, found, as === 'forged');
  if (as === 'twice') await Promise.all([deliverReport(instance, found), deliverReport(instance, found)]);
  if (as !== 'forged') await markReceived(shop, [found]);
};

/** Sends all reports that the shop has not received. */
export async function sendReports(shop: HistoryShop, instance: HistoryInstance, reversed = false) {
  const waiting = await waitingReports(shop);
  for (const report of reversed ? waiting.toReversed() : waiting) await deliverReport(instance, report);
  await markReceived(shop, waiting);
}

const faults = {
  down: { down: true },
  'lost response': { loseReplies: 1 },
  available: { down: false, loseReplies: 0 },
} as const;

const ownParcels = ({ shop, firstOrder }: HistoryScene) =>
  shop.database.db
    .selectFrom('parcel')
    .innerJoin('shop_order', 'shop_order.id', 'parcel.order_id')
    .select(['public_id', 'number', 'parcel.tracking_number', 'shipment_id', 'state'])
    .where('order_id', '>=', firstOrder)
    .where('courier_code', '=', 'sandbox')
    .orderBy('parcel.id')
    .execute();

/** Completes the booking of a parcel, or cancels it if the order's state no longer allows it. */
async function finishBooking(instance: HistoryInstance, publicId: string, number: number): Promise<void> {
  const context = bookingContext(instance);
  try {
    await completeBooking(context, publicId, number, ravi);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await cancelBooking(context, publicId, number, ravi);
  }
}

/**
 * Makes the couriers of all instances available, finishes bookings whose outcome is unknown, and lets couriers scan what was handed
 * over to them.
 */
export async function settleBookings(scene: HistoryScene): Promise<void> {
  const { instances } = scene.shop;
  for (const { couriers } of instances) Object.assign(couriers.sandbox?.faults ?? {}, faults.available);
  const [first] = instances;
  if (!first) return;
  for (const { public_id: publicId, number, shipment_id: shipment, state } of await ownParcels(scene)) {
    if (shipment === null && state === 'booked') await finishBooking(first, publicId, number);
  }
  const carried = new Map((await shipmentsOf(scene)).map((one) => [one.tracking_number, one.state]));
  for (const { tracking_number: number, state } of await ownParcels(scene)) {
    const isScanned = carried.get(number ?? '') !== 'booked' || state === 'booked' || state === 'cancelled';
    if (!isScanned) await first.couriers.sandbox?.move(number ?? '', 'picked-up');
  }
}

/** Steps of parcels that couriers carry. */
export const courierPlays = {
  book,
  booking: changeBooking,
  'courier moves': move,
  'courier report': sendReport,
  'all courier reports': ({ shop }, instance, { reversed }) => sendReports(shop, instance, reversed),
  'ask couriers': (_scene, { couriers }) => couriers.poll(),
  'courier fails': (_scene, { couriers }, { as }) =>
    Object.assign(couriers.sandbox?.faults ?? {}, faults[as]),
} satisfies { readonly [Kind in CourierKind]: Play<Kind> };

type CourierKind =
  | 'book'
  | 'booking'
  | 'courier moves'
  | 'courier report'
  | 'all courier reports'
  | 'ask couriers'
  | 'courier fails';
