import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { readCash } from './cod-money';
import { type LineUnits, listParcels, unitsToShip } from './parcels';
import type { ShopOrderRow } from './tables';

/** Units of a parcel, and its number within the order; null for a parcel that is not stored yet. */
interface NewParcel {
  readonly units: LineUnits;
  readonly number: number | null;
}

const sumOf = (units: LineUnits) => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether nothing of the order is left to send besides a parcel. */
async function isLast(tx: DatabaseTransaction, orderId: number, { units, number }: NewParcel) {
  const left = sumOf(await unitsToShip(tx, orderId));
  return number === null ? left === sumOf(units) : left === 0;
}

/** The number of a parcel of the order that a courier is to carry and that was not handed over; undefined without one. */
async function waitingParcel(tx: DatabaseTransaction, orderId: number, except: number | null) {
  const parcels = await listParcels(tx, orderId);
  return parcels.find(({ shipped_at: at, number }) => at === null && number !== except)?.number;
}

/**
 * Throws an ApiError 409 if the cash of an order would be due with another parcel than the last one to be handed over: a parcel has
 * the last units, and a booked one is still here.
 */
export async function assertCashIsLast(
  tx: DatabaseTransaction,
  { id, cod }: Pick<ShopOrderRow, 'id' | 'cod'>,
  parcel: NewParcel,
): Promise<void> {
  if (!cod || !(await isLast(tx, id, parcel))) return;
  const waiting = await waitingParcel(tx, id, parcel.number);
  if (waiting === undefined) return;
  throw new ApiError(
    409,
    `Hand over parcel ${waiting} or cancel its booking first: the cash is collected with the last parcel.`,
  );
}

/** Throws an ApiError 409 if a refund would change the cash of an order for which a courier has a booking. */
export async function assertCashIsFree(
  tx: DatabaseTransaction,
  { id, cod }: Pick<ShopOrderRow, 'id' | 'cod'>,
): Promise<void> {
  const waiting = cod ? await waitingParcel(tx, id, null) : undefined;
  if (waiting === undefined) return;
  throw new ApiError(
    409,
    `Cancel the booking of parcel ${waiting} first: its courier would collect another amount.`,
  );
}

/**
 * The cash in paise that a parcel collects: all that is due with the last parcel, nothing with earlier ones. Throws an ApiError as
 * `assertCashIsLast` does.
 */
export async function cashOfParcel(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  parcel: NewParcel,
): Promise<number> {
  const cash = await readCash(tx, order);
  if (!cash || !(await isLast(tx, order.id, parcel))) return 0;
  await assertCashIsLast(tx, order, parcel);
  return cash.duePaise;
}
