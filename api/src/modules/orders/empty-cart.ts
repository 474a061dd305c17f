import type { Generated } from 'kysely';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { takeFromCart } from '../account-cart';
import { listLines } from './shopper-orders';
import type { ShopOrderRow } from './tables';

declare module './tables' {
  interface ShopOrderTable {
    /** Whether its lines were bought from the cart, and not directly. */
    from_cart: Generated<boolean>;
  }
}

/** Removes the units of a booked order from the cart of its account, if they were bought from the cart. */
export async function emptyCart(tx: DatabaseTransaction, order: ShopOrderRow, now: Date): Promise<void> {
  const { user_id: userId } = order;
  if (!order.from_cart || userId === null) return;
  const lines = await listLines(tx, order.id);
  await takeFromCart(
    tx,
    userId,
    lines.map(({ public_id: productId, color, quantity }) => ({ productId, color, quantity })),
    now,
  );
}
