import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { itemInWords, listExchanges, replacementInWords } from './exchanges';
import type { OrderExchange } from './exchange-schemas';
import type { ParcelRow } from './parcel-tables';

/** A parcel with a replacement. */
type ReplacementParcel = Pick<ParcelRow, 'number' | 'state'>;

/** The parcels with replacements of an order, by exchange. */
export async function replacementParcels(
  db: Executor,
  orderId: number,
): Promise<ReadonlyMap<number, ReplacementParcel>> {
  const parcels = await db
    .selectFrom('parcel')
    .select(['number', 'state', 'exchange_id'])
    .where('order_id', '=', orderId)
    .where('exchange_id', 'is not', null)
    .where('state', '<>', 'cancelled')
    .execute();
  return new Map(parcels.map(({ exchange_id: id, ...parcel }) => [id ?? 0, parcel]));
}

/** The exchanges of an order for its shopper. */
export async function shownExchanges(db: Executor, orderId: number): Promise<Static<typeof OrderExchange>[]> {
  const exchanges = await listExchanges(db, orderId);
  if (exchanges.length === 0) return [];
  const parcels = await replacementParcels(db, orderId);
  return exchanges.map((exchange) => {
    const parcel = exchange.state === 'sent' ? parcels.get(exchange.id) : undefined;
    return {
      ...{ number: exchange.number, state: exchange.state },
      ...{ item: itemInWords(exchange), replacement: replacementInWords(exchange) },
      ...(exchange.awaited_until && { awaitedUntil: exchange.awaited_until.toISOString() }),
      ...(parcel && { parcel: parcel.number, parcelState: parcel.state }),
    };
  });
}
