import type { ParcelState } from '../../../couriers';
import { bookParcel } from '../../book-parcel';
import { cancelBooking, handOver } from '../../booked-parcel';
import { listParcels } from '../../parcels';
import { listRefundableLines } from '../../refund-lines';
import { endParcel, shipPart } from '../../ship-parcel';
import { applyReports, report, trackParcel } from '../parcels';
import { FAKE_COURIER } from './fake-courier';
import { chosen, type HistoryScene, ifAllowed, orderOf, type Play, ravi } from './history-scene';
import type { HistoryInstance } from './history-shop';
import type { HistoryStep } from './history-steps';

const shipAPart: Play<'ship a part'> = async (scene, { context }, { order, line, quantity, key }) => {
  const row = await orderOf(scene, order);
  const lines = row ? await listRefundableLines(scene.shop.database.db, row.id) : [];
  const found = chosen(lines, line);
  if (!row || !found) return;
  const part = {
    key: `part-${row.public_id}-${key}`,
    lines: [{ productId: found.public_id, color: found.color, quantity }],
    courier: 'India Post',
    trackingNumber: `${row.public_id}-${key}`,
  };
  await ifAllowed(() => shipPart(context, row.public_id, part, ravi));
};

const bookAPart: Play<'book a part'> = async (scene, { context }, { order, line, quantity, key }) => {
  const row = await orderOf(scene, order);
  const lines = row ? await listRefundableLines(scene.shop.database.db, row.id) : [];
  const found = chosen(lines, line);
  if (!row || !found) return;
  const wanted = {
    key: `book-${row.public_id}-${key}`,
    lines: [{ productId: found.public_id, color: found.color, quantity }],
    ...{ courier: FAKE_COURIER, service: 'surface', weightGrams: 500 },
  };
  const { couriers } = scene.courier;
  await ifAllowed(() => bookParcel({ ...context, couriers }, row.public_id, wanted, ravi));
};

/** A staff member's step with a parcel of an order. */
async function takeWith(
  take: typeof handOver,
  scene: HistoryScene,
  { context }: HistoryInstance,
  { order, parcel }: { readonly order: number; readonly parcel: number },
): Promise<void> {
  const row = await orderOf(scene, order);
  const found = row && chosen(await listParcels(scene.shop.database.db, row.id), parcel);
  const { couriers } = scene.courier;
  if (row && found) await ifAllowed(() => take({ ...context, couriers }, row.public_id, found.number, ravi));
}

const endAParcel: Play<'end a parcel'> = async (scene, { context }, { order, parcel, as }) => {
  const row = await orderOf(scene, order);
  const found = row && chosen(await listParcels(scene.shop.database.db, row.id), parcel);
  if (row && found) await ifAllowed(() => endParcel(context, row.public_id, found.number, as, ravi));
};

/** Reports in the order in which couriers collect them. */
const journey: readonly ParcelState[] = [
  'picked-up',
  'in-transit',
  'out-for-delivery',
  'attempt-failed',
  'delivered',
];

const track: Play<'tracking'> = async (scene, { context }, { order, parcel, until, as }) => {
  const row = await orderOf(scene, order);
  const found = row && chosen(await listParcels(scene.shop.database.db, row.id), parcel);
  if (!row || !found || found.tracking_number?.startsWith(row.public_id) !== true) return;
  const isBooked = found.courier_code === FAKE_COURIER;
  const number = isBooked ? found.tracking_number : await trackParcel(scene.shop, row.id, found.number);
  const from = found.created_at.getTime();
  const states = until === 'returned' ? [...journey.slice(0, 4), until] : journey.slice(0, until + 1);
  const reports = states.map((state, minute) =>
    report(number, state, new Date(from + minute * 60_000), isBooked ? { courier: FAKE_COURIER } : {}),
  );
  const sent = as === 'reversed' ? reports.toReversed() : reports;
  const apply = async () => {
    const { unknown } = await applyReports(scene.shop, context, sent);
    if (unknown.length > 0) throw new Error(`Reports about ${number} are of an unknown parcel`);
  };
  await Promise.all(as === 'twice' ? [apply(), apply()] : [apply()]);
};

/** Steps of parcels. */
export const parcelPlays = {
  'ship a part': shipAPart,
  'book a part': bookAPart,
  'hand over': (scene, instance, step) => takeWith(handOver, scene, instance, step),
  'cancel a booking': (scene, instance, step) => takeWith(cancelBooking, scene, instance, step),
  'end a parcel': endAParcel,
  tracking: track,
} satisfies Partial<{ [Kind in HistoryStep['do']]: Play<Kind> }>;
