import type { DatabaseTransaction } from '../../platform/db/schema';
import { lockProducts, moveUnits } from './stock';
import type { Exchange } from './exchanges';
import { soldOut } from './exchange-options';

/** Reserves the units of the replacement. Throws an ApiError 409 when they are not available. The order is locked. */
export async function reserveReplacement(
  tx: DatabaseTransaction,
  exchange: Exchange,
  now: Date,
): Promise<void> {
  const { product_id: productRowId, quantity, title, color } = exchange;
  await lockProducts(tx, { publicIds: [exchange.productId] });
  const { stock, reserved, active } = await tx
    .selectFrom('product')
    .select(['stock', 'reserved', 'active'])
    .where('id', '=', productRowId)
    .executeTakeFirstOrThrow();
  const free = active ? stock - reserved : 0;
  if (free < quantity) throw soldOut(`${title}, ${color}`, free);
  await moveUnits(tx, exchange, { productRowId, kind: 'reserve', stock: 0, reserved: 1 }, now);
}

/** Releases the reserved units of the replacement. */
export async function releaseReplacement(
  tx: DatabaseTransaction,
  exchange: Exchange,
  now: Date,
): Promise<void> {
  await lockProducts(tx, { publicIds: [exchange.productId] });
  const released = { kind: 'release', stock: 0, reserved: -1 } as const;
  await moveUnits(tx, exchange, { productRowId: exchange.product_id, ...released }, now);
}

/** Sells the reserved units of the replacement, and restocks the returned ones if they can be sold again. */
export async function sellReplacement(tx: DatabaseTransaction, exchange: Exchange, now: Date): Promise<void> {
  const { productId, itemProductId, itemProductRowId, restocks } = exchange;
  await lockProducts(tx, { publicIds: [productId, ...(restocks ? [itemProductId] : [])] });
  const sold = { kind: 'sell', stock: -1, reserved: -1 } as const;
  await moveUnits(tx, exchange, { productRowId: exchange.product_id, ...sold }, now);
  if (!restocks) return;
  const restocked = { kind: 'restock', stock: 1, reserved: 0 } as const;
  await moveUnits(tx, exchange, { productRowId: itemProductRowId, ...restocked }, now);
}
