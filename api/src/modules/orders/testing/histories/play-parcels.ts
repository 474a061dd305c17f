import type { ParcelState } from '../../../couriers';
import { listAllParcels } from '../../parcels';
import { listRefundableLines } from '../../refund-lines';
import { endParcel, shipPart } from '../../ship-parcel';
import { applyReports, report, trackParcel } from '../parcels';
import { chosen, ifAllowed, orderOf, type Play, ravi } from './history-scene';

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

const endAParcel: Play<'end a parcel'> = async (scene, { context }, { order, parcel, as }) => {
  const row = await orderOf(scene, order);
  const found = row && chosen(await listAllParcels(scene.shop.database.db, row.id), parcel);
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
  const found = row && chosen(await listAllParcels(scene.shop.database.db, row.id), parcel);
  if (!row || !found || found.tracking_number?.startsWith(row.public_id) !== true) return;
  const number = await trackParcel(scene.shop, row.id, found.number);
  const from = found.created_at.getTime();
  const states = until === 'returned' ? [...journey.slice(0, 4), until] : journey.slice(0, until + 1);
  const reports = states.map((state, minute) => report(number, state, new Date(from + minute * 60_000)));
  const sent = as === 'reversed' ? reports.toReversed() : reports;
  const apply = async () => {
    const { unknown } = await applyReports(scene.shop, context, sent);
    if (unknown.length > 0) throw new Error(`Reports about ${number} are of an unknown parcel`);
  };
  await Promise.all(as === 'twice' ? [apply(), apply()] : [apply()]);
};

/** Steps of parcels. */
export const parcelPlays = { 'ship a part': shipAPart, 'end a parcel': endAParcel, tracking: track } as const;
