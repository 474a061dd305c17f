import { sql } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { lockByPublicId } from './order-repository';
import { unitsInWords } from './refund-lines';
import type { ShopOrderRow } from './tables';
import type { ExchangeRow, ExchangeState } from './exchange-tables';

/** An exchange with the public ids of both products, and the line's title and choice. */
export type Exchange = ExchangeRow & {
  readonly productId: string;
  readonly itemProductId: string;
  /** The row of the bought product. */
  readonly itemProductRowId: number;
  readonly itemTitle: string;
  readonly itemColor: string;
  /** The weight of a unit of the replacement; null if it is unknown. */
  readonly grams: number | null;
};

/** The exchanges of an order by number. */
export async function listExchanges(db: Executor, orderId: number): Promise<readonly Exchange[]> {
  return db
    .selectFrom('exchange')
    .innerJoin('order_item', 'order_item.id', 'exchange.order_item_id')
    .innerJoin('product as item', 'item.id', 'order_item.product_id')
    .innerJoin('product', 'product.id', 'exchange.product_id')
    .selectAll('exchange')
    .select([
      'product.public_id as productId',
      'item.public_id as itemProductId',
      'item.id as itemProductRowId',
      'order_item.title as itemTitle',
      'order_item.color as itemColor',
      sql<number | null>`coalesce(product.weight_grams,
        (select whole.weight_grams from product as whole where whole.id = product.parent_id))`.as('grams'),
    ])
    .where('exchange.order_id', '=', orderId)
    .orderBy('exchange.number')
    .execute();
}

/** The returned units in words, such as `1 × Dot journal, Green / A5`. */
export const itemInWords = ({ quantity, itemTitle, itemColor }: Exchange): string =>
  unitsInWords({ quantity, title: itemTitle, color: itemColor });

/** The replacement units in words. */
export const replacementInWords = (exchange: Exchange): string => unitsInWords(exchange);

/** States in which the units of a line wait for the end of their exchange. */
const openStates: readonly ExchangeState[] = ['requested', 'accepted', 'received'];

/** States in which the units of the replacement are reserved. */
const reservingStates: readonly ExchangeState[] = ['accepted', 'received'];

export const isOpenExchange = ({ state }: Pick<ExchangeRow, 'state'>): boolean => openStates.includes(state);
export const isReserving = ({ state }: Pick<ExchangeRow, 'state'>): boolean =>
  reservingStates.includes(state);

/** True unless the exchange was declined or cancelled: a line is exchanged once. */
export const isLiveExchange = (exchange: Pick<ExchangeRow, 'state'>): boolean =>
  isOpenExchange(exchange) || exchange.state === 'sent';

/** Units of a line to refund. */
interface RefundedLine {
  readonly id: number;
  readonly quantity: number;
  /** Units that were refunded earlier. */
  readonly refunded: number;
  readonly wanted: number;
}

/** Throws an ApiError 409 when a refund includes units whose exchange has not ended. */
export async function assertNotExchanged(
  tx: DatabaseTransaction,
  orderId: number,
  lines: readonly RefundedLine[],
): Promise<void> {
  for (const exchange of (await listExchanges(tx, orderId)).filter(isOpenExchange)) {
    const line = lines.find(({ id }) => id === exchange.order_item_id);
    if (!line || line.wanted === 0) continue;
    if (line.wanted + exchange.quantity <= line.quantity - line.refunded) continue;
    throw new ApiError(
      409,
      `${itemInWords(exchange)} is being exchanged. Decline or cancel the exchange, then refund the item.`,
    );
  }
}

/** A locked order and one of its exchanges. */
export interface LockedExchange {
  readonly order: ShopOrderRow;
  readonly exchange: Exchange;
}

/** Locks the order of an exchange. Throws an ApiError 404. */
export async function lockExchange(
  tx: DatabaseTransaction,
  publicId: string,
  number: number,
): Promise<LockedExchange> {
  const order = await lockByPublicId(tx, publicId);
  const exchange = order && (await listExchanges(tx, order.id)).find((one) => one.number === number);
  if (!order || !exchange) throw new ApiError(404, 'Exchange not found.');
  return { order, exchange };
}

/** Inserts an exchange of the locked order with the next number. */
export async function insertExchange(
  tx: DatabaseTransaction,
  orderId: number,
  columns: Pick<ExchangeRow, 'order_item_id' | 'quantity' | 'product_id' | 'title' | 'color' | 'reason'>,
  now: Date,
): Promise<Exchange> {
  const number = (await listExchanges(tx, orderId)).length + 1;
  await tx
    .insertInto('exchange')
    .values({
      ...columns,
      ...{ order_id: orderId, number, state: 'requested', awaited_until: null },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
  const exchange = (await listExchanges(tx, orderId)).find((one) => one.number === number);
  if (!exchange) throw new Error('The new exchange is missing');
  return exchange;
}

/** Moves an exchange of the locked order to a state. */
export async function moveExchange(
  tx: DatabaseTransaction,
  { id }: Pick<ExchangeRow, 'id'>,
  change: {
    readonly state: ExchangeState;
    readonly restocks?: boolean;
    readonly awaitedUntil?: Date;
  },
  now: Date,
): Promise<void> {
  const { state, restocks, awaitedUntil } = change;
  await tx
    .updateTable('exchange')
    .set({
      ...{ state, awaited_until: awaitedUntil ?? null, updated_at: now },
      ...(restocks !== undefined && { restocks }),
    })
    .where('id', '=', id)
    .execute();
}
