import type { ShopOrderRow } from '../db/tables/orders';
import { after, durations } from './durations';
import { moveOrder } from './order-row';
import type { OrderTransaction } from './retry-transaction';
import { releaseStock } from './stock';

/**
 * Ends the locked order's reservation. Its receipt becomes free, so that the shopper may try again with it;
 * a payment that still comes is looked for.
 */
export async function expireOrder(tx: OrderTransaction, order: ShopOrderRow, now: Date): Promise<void> {
  await releaseStock(tx, order, now);
  await moveOrder(tx, order, 'expired', now, {
    client_key: null,
    next_check_at: after(now, durations.reconcile),
  });
}
