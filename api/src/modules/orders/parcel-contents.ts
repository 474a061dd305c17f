import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { assertNotRefunded } from './exchange-payment';
import { lockExchange } from './exchanges';
import { lockByPublicId } from './order-repository';
import { statusInWords } from './order-states';
import { collectsCash } from './parcel-cash';
import { chooseUnits, type LineUnits, type WantedUnits, weightOf } from './parcels';
import { listRefundableLines } from './refund-lines';
import type { ShopOrderRow } from './tables';

/** The contents of a new parcel: units of lines, or with `exchange` the replacement of that exchange. */
export interface WantedContents {
  readonly lines?: readonly WantedUnits[] | undefined;
  readonly exchange?: number | undefined;
  /** By default the sum of the units' weights. */
  readonly weightGrams?: number | undefined;
}

/** The contents of a new parcel of a locked order. */
export interface ParcelContents {
  readonly order: ShopOrderRow;
  /** Empty for a replacement. */
  readonly units: LineUnits;
  readonly exchangeId: number | null;
  /** Null if the weight of a unit is unknown. */
  readonly weightGrams: number | null;
}

/** Locks a packed order. Throws an ApiError: 404, or 409 for an order in another state. */
export async function lockPacked(tx: DatabaseTransaction, publicId: string): Promise<ShopOrderRow> {
  const order = await lockByPublicId(tx, publicId);
  if (!order || order.paid_at === null) throw new ApiError(404, 'Order not found.');
  if (order.status !== 'packed') {
    throw new ApiError(
      409,
      `This order is ${statusInWords(order.status)}. Only packed orders can be shipped.`,
      { extra: { orderStatus: order.status } },
    );
  }
  return order;
}

/** The replacement of a received exchange. */
async function chooseReplacement(
  tx: DatabaseTransaction,
  publicId: string,
  number: number,
  weightGrams: number | undefined,
): Promise<ParcelContents> {
  const { order, exchange } = await lockExchange(tx, publicId, number);
  const { id, state, grams, quantity } = exchange;
  if (state !== 'received') {
    throw new ApiError(409, `This exchange is ${state}. Its replacement is sent once the item was received.`);
  }
  await assertNotRefunded(tx, order);
  const parcel = await tx
    .selectFrom('parcel')
    .select('number')
    .where('exchange_id', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst();
  if (parcel) throw new ApiError(409, `The replacement is already in parcel ${parcel.number}.`);
  const weight = weightGrams ?? (grams === null ? null : grams * quantity);
  return { order, units: [], exchangeId: id, weightGrams: weight };
}

/**
 * Locks the order and chooses the contents of a new parcel. Throws an ApiError: 404, 409 for an order or an exchange in another state or a refunded order,
 * 422 unless either lines or an exchange are given, and those of `chooseUnits`.
 */
export async function chooseContents(
  tx: DatabaseTransaction,
  publicId: string,
  { lines, exchange, weightGrams }: WantedContents,
): Promise<ParcelContents> {
  if ((lines === undefined) === (exchange === undefined)) {
    throw new ApiError(422, 'Name either lines or an exchange.', { extra: { field: 'lines' } });
  }
  if (exchange !== undefined) return chooseReplacement(tx, publicId, exchange, weightGrams);
  const order = await lockPacked(tx, publicId);
  const units = chooseUnits(await listRefundableLines(tx, order.id), lines ?? []);
  return {
    order,
    units,
    exchangeId: null,
    weightGrams: weightGrams ?? (await weightOf(tx, order.id, units)),
  };
}

/** Whether a new parcel collects the cash of its order: never with a replacement. Throws an ApiError as `collectsCash` does. */
export const collectsWith = async (
  tx: DatabaseTransaction,
  { order, units, exchangeId }: ParcelContents,
): Promise<boolean> => exchangeId === null && (await collectsCash(tx, order, units));
