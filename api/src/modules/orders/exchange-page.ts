import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { itemInWords, listExchanges, replacementInWords } from './exchanges';
import type { OrderExchange } from './exchange-schemas';
import type { ParcelRow } from './parcel-tables';
import type { OrderEventRow, ShopOrderRow } from './tables';

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

/** The exchanges of an order with these events for its shopper. */
export async function shownExchanges(
  db: Executor,
  { id, status }: Pick<ShopOrderRow, 'id' | 'status'>,
  events: readonly OrderEventRow[],
): Promise<Static<typeof OrderExchange>[]> {
  const exchanges = await listExchanges(db, id);
  if (exchanges.length === 0) return [];
  const parcels = await replacementParcels(db, id);
  const received = events.flatMap(({ detail }) =>
    detail.exchangeState === 'received' ? [detail.exchange] : [],
  );
  return exchanges.map((exchange) => {
    const isOver = exchange.state === 'declined' || exchange.state === 'cancelled';
    const isReceived = status === 'returned' || received.includes(exchange.number);
    const parcel = exchange.state === 'sent' ? parcels.get(exchange.id) : undefined;
    return {
      ...{ number: exchange.number, state: exchange.state },
      ...{ item: itemInWords(exchange), replacement: replacementInWords(exchange) },
      ...(exchange.awaited_until && { awaitedUntil: exchange.awaited_until.toISOString() }),
      ...(parcel && { parcel: parcel.number, parcelState: parcel.state }),
      ...(isOver && isReceived && { itemReceived: true as const }),
    };
  });
}
