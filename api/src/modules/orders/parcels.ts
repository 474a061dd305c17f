import type { Insertable } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { type Exchange, listExchanges } from './exchanges';
import type { ParcelEventRow, ParcelRow, ParcelTable } from './parcel-tables';
import { listRefundableLines, type RefundableRow, unitsOf } from './refund-lines';
import type { ShopOrderRow } from './tables';

/** Units of a line in a parcel, or of the variant that replaces them. */
export interface ParcelUnits {
  readonly productId: string;
  /** Empty without a colour or a choice. */
  readonly color: string;
  readonly title: string;
  readonly quantity: number;
}

/** A parcel with its contents. */
export type Parcel = ParcelRow & { readonly lines: readonly ParcelUnits[] };

/** The parcels of an order by number, with those that contain replacements, without cancelled ones. */
export async function listAllParcels(db: Executor, orderId: number): Promise<readonly Parcel[]> {
  const parcels = await db
    .selectFrom('parcel')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '<>', 'cancelled')
    .orderBy('number')
    .execute();
  if (parcels.length === 0) return [];
  const lines = await db
    .selectFrom('parcel_line')
    .innerJoin('parcel', 'parcel.id', 'parcel_line.parcel_id')
    .innerJoin('order_item', 'order_item.id', 'parcel_line.order_item_id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'parcel_line.parcel_id',
      'product.public_id as productId',
      'order_item.color',
      'order_item.title',
      'parcel_line.quantity',
    ])
    .where('parcel.order_id', '=', orderId)
    .orderBy('order_item.id')
    .execute();
  const isExchanged = parcels.some(({ exchange_id: id }) => id !== null);
  const exchanges = isExchanged ? await listExchanges(db, orderId) : [];
  return parcels.map((parcel) => ({
    ...parcel,
    lines: [
      ...lines.filter(({ parcel_id: id }) => id === parcel.id).map(({ parcel_id: _id, ...units }) => units),
      ...exchanges.filter(({ id }) => id === parcel.exchange_id).map(replacementUnits),
    ],
  }));
}

const replacementUnits = ({ productId, color, title, quantity }: Exchange): ParcelUnits => ({
  ...{ productId, color, title, quantity },
});

/** The parcels with the units of an order by number, without cancelled ones. The order's state follows them. */
export const listParcels = async (db: Executor, orderId: number): Promise<readonly Parcel[]> =>
  (await listAllParcels(db, orderId)).filter(({ exchange_id: id }) => id === null);

/** Whether any part of an order was sent or booked. */
export async function hasParcels(db: Executor, orderId: number): Promise<boolean> {
  const parcel = await db
    .selectFrom('parcel')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst();
  return parcel !== undefined;
}

/** Whether an order's state allows marking a parcel as delivered or returned. A replacement is sent after the order was. */
export const mayChangeParcel = (
  { exchange_id: exchangeId }: Pick<ParcelRow, 'exchange_id'>,
  { status }: Pick<ShopOrderRow, 'status'>,
): boolean => status === 'shipped' || status === (exchangeId === null ? 'packed' : 'delivered');

/** The couriers' reports about an order's parcels, oldest first by the couriers' clocks. */
export function listParcelEvents(db: Executor, orderId: number): Promise<readonly ParcelEventRow[]> {
  return db
    .selectFrom('parcel_event')
    .innerJoin('parcel', 'parcel.id', 'parcel_event.parcel_id')
    .selectAll('parcel_event')
    .where('parcel.order_id', '=', orderId)
    .orderBy('parcel_event.at')
    .orderBy('parcel_event.id')
    .execute();
}

/** A shipment of units of an order. */
export interface Shipment {
  readonly courier: string;
  readonly trackingNumber: string;
  /** Null if it is unknown. */
  readonly weightGrams: number | null;
}

/** A shipment, whether the cash of the order is collected with it, and the exchange whose replacement it contains. */
export type NewParcel<Sent> = Sent & { readonly collectsCash: boolean; readonly exchangeId: number | null };

/** Units of lines, by the line's id. */
export type LineUnits = readonly { readonly id: number; readonly quantity: number }[];

/** The sum of the weights of units in grams; null if one of them is unknown. */
export async function weightOf(
  tx: DatabaseTransaction,
  orderId: number,
  units: LineUnits,
): Promise<number | null> {
  const lines = await listRefundableLines(tx, orderId);
  const weights = units.map(({ id, quantity }) => {
    const grams = lines.find((line) => line.id === id)?.grams ?? null;
    return grams === null ? null : grams * quantity;
  });
  return weights.reduce((sum, grams) => (sum === null || grams === null ? null : sum + grams), 0);
}

type ParcelColumns = Omit<
  Insertable<ParcelTable>,
  'order_id' | 'number' | 'state_at' | 'delivered_at' | 'created_at'
>;

/** Inserts a parcel of the locked order with the next number. The units are in no other parcel. */
async function addParcel(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  units: LineUnits,
  columns: ParcelColumns,
  now: Date,
): Promise<Parcel> {
  const { last } = await tx
    .selectFrom('parcel')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('parcel')
    .values({
      ...columns,
      ...{ order_id: order.id, number: (last ?? 0) + 1 },
      ...{ state_at: now, delivered_at: null, created_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (units.length > 0) {
    await tx
      .insertInto('parcel_line')
      .values(units.map((line) => ({ parcel_id: id, order_item_id: line.id, quantity: line.quantity })))
      .execute();
  }
  const parcel = (await listAllParcels(tx, order.id)).find((one) => one.id === id);
  if (!parcel) throw new Error('The new parcel is missing');
  return parcel;
}

/** Inserts a parcel of the locked order that is handed over now. The units are in no other parcel. */
export async function insertParcel(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  units: LineUnits,
  { courier, trackingNumber, weightGrams, collectsCash, exchangeId }: NewParcel<Shipment>,
  now: Date,
): Promise<Parcel> {
  const sent = { state: 'in-transit', shipped_at: now, weight_grams: weightGrams } as const;
  const contents = { collects_cash: collectsCash, exchange_id: exchangeId };
  const columns = { ...sent, ...contents, courier, tracking_number: trackingNumber };
  return addParcel(tx, order, units, columns, now);
}

/** A service of a courier for a parcel. */
export interface CourierService {
  readonly code: string;
  readonly title: string;
  readonly service: string;
  readonly weightGrams: number;
}

/** Inserts a parcel of the locked order that a courier is to book. The units are in no other parcel. */
export const reserveParcel = (
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id'>,
  units: LineUnits,
  { code, title, service, weightGrams, collectsCash, exchangeId }: NewParcel<CourierService>,
  now: Date,
): Promise<Parcel> =>
  addParcel(
    tx,
    order,
    units,
    {
      ...{ courier: title, courier_code: code, service, weight_grams: weightGrams },
      ...{ state: 'booked', shipped_at: null, tracking_number: null },
      ...{ collects_cash: collectsCash, exchange_id: exchangeId },
    },
    now,
  );

/** The units in a parcel, by line. */
export async function unitsIn(tx: DatabaseTransaction, parcelId: number): Promise<LineUnits> {
  const lines = await tx
    .selectFrom('parcel_line')
    .select(['order_item_id', 'quantity'])
    .where('parcel_id', '=', parcelId)
    .execute();
  return lines.map(({ order_item_id: id, quantity }) => ({ id, quantity }));
}

/** The units of an order that are in no parcel and not refunded, by line. */
export async function unitsToShip(tx: Executor, orderId: number): Promise<LineUnits> {
  const lines = await listRefundableLines(tx, orderId);
  return lines.map((line) => ({ id: line.id, quantity: unitsOf(line).toShip })).filter(hasUnits);
}

const hasUnits = ({ quantity }: { readonly quantity: number }) => quantity > 0;

/** Units of one line of an order, to ship or to refund. */
export interface WantedUnits {
  readonly productId: string;
  /** Empty when the product has no colours. */
  readonly color: string;
  readonly quantity: number;
}

const inWords = (units: number) => (units === 1 ? '1 unit' : `${units} units`);

function refusal(row: RefundableRow): string {
  const { toShip, inParcels, refunded } = unitsOf(row);
  const others = [
    ...(inParcels > 0 ? [`${inParcels} in parcels`] : []),
    ...(refunded > 0 ? [`${refunded} refunded`] : []),
  ];
  const reason = others.length > 0 ? ` (${others.join(', ')})` : '';
  return `${row.title}: ${inWords(toShip)} of ${row.quantity} left to ship${reason}.`;
}

/**
 * The units of a new parcel by line. Throws an ApiError with `field`, such as `lines.0`: 422 for a line that the order does not
 * have, 409 for units that are in other parcels or refunded.
 */
export function chooseUnits(rows: readonly RefundableRow[], wanted: readonly WantedUnits[]): LineUnits {
  const chosen = new Map<number, number>();
  wanted.forEach(({ productId, color, quantity }, index) => {
    const extra = { field: `lines.${index}` };
    const row = rows.find((one) => one.public_id === productId && one.color === color);
    if (!row) throw new ApiError(422, 'This order has no such line.', { extra });
    const sum = (chosen.get(row.id) ?? 0) + quantity;
    if (sum > unitsOf(row).toShip) throw new ApiError(409, refusal(row), { extra });
    chosen.set(row.id, sum);
  });
  return [...chosen].map(([id, quantity]) => ({ id, quantity }));
}

/** Throws an ApiError 409 if any part of an order was sent or booked: its other units are refunded instead. */
export async function assertNothingSent(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
): Promise<void> {
  const parcels = await listParcels(tx, order.id);
  if (parcels.length === 0) return;
  const isSent = parcels.some(({ shipped_at: at }) => at !== null);
  const message = isSent
    ? 'A parcel of this order was sent. Refund the other items instead.'
    : 'A parcel of this order is booked. Cancel its booking first.';
  throw new ApiError(409, message, { extra: { orderStatus: order.status } });
}
