import { formatRupees } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { readCash } from './cod-money';
import { isUnderWay } from './parcel-states';
import { type LineUnits, listParcels, type Parcel, unitsToShip } from './parcels';
import type { ShopOrderRow } from './tables';

const sumOf = (units: LineUnits) => units.reduce((sum, { quantity }) => sum + quantity, 0);

/** A parcel of the order that a courier is to carry and that was not handed over. */
const waitingIn = (parcels: readonly Parcel[]) => parcels.find(({ shipped_at: at }) => at === null);

/**
 * Whether a new parcel with these units collects the cash of its locked order: it is the last one, and nothing is left to send. Throws
 * an ApiError 409 if a booked parcel is still here, since it would then be handed over after the one with the cash.
 */
export async function collectsCash(
  tx: DatabaseTransaction,
  { id, cod }: Pick<ShopOrderRow, 'id' | 'cod'>,
  units: LineUnits,
): Promise<boolean> {
  if (!cod || sumOf(await unitsToShip(tx, id)) !== sumOf(units)) return false;
  const waiting = waitingIn(await listParcels(tx, id));
  if (!waiting) return true;
  throw new ApiError(
    409,
    `Hand over parcel ${waiting.number} or cancel its booking first: the cash is collected with the last parcel.`,
  );
}

/**
 * Throws an ApiError 409 if a refund would change the cash of an order for which a courier has a booking, or which a courier is
 * about to collect.
 */
export async function assertCashIsFree(tx: DatabaseTransaction, order: ShopOrderRow): Promise<void> {
  const cash = await readCash(tx, order);
  if (!cash) return;
  const parcels = await listParcels(tx, order.id);
  const waiting = waitingIn(parcels);
  if (waiting) {
    throw new ApiError(
      409,
      `Cancel the booking of parcel ${waiting.number} first: its courier would collect the wrong amount.`,
    );
  }
  const carrying = parcels.find(
    ({ collects_cash: collects, courier_code: courier, state }) =>
      collects && courier !== null && isUnderWay(state),
  );
  if (!carrying || cash.collectedPaise !== null) return;
  throw new ApiError(
    409,
    `The courier of parcel ${carrying.number} collects ${formatRupees(cash.duePaise)}. Refund the items once it is delivered, or mark it as returned.`,
  );
}

/** The cash in paise that a courier collects with a new or stored parcel. Throws an ApiError as `collectsCash` does. */
export async function cashOfParcel(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  { number, units }: { readonly number: number | null; readonly units: LineUnits },
): Promise<number> {
  const cash = await readCash(tx, order);
  if (!cash) return 0;
  const stored =
    number === null ? null : (await listParcels(tx, order.id)).find((one) => one.number === number);
  const collects = stored?.collects_cash ?? (await collectsCash(tx, order, units));
  return collects ? cash.duePaise : 0;
}
