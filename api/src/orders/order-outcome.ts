import type { ShopOrderRow } from '../db/tables/orders';
import type { OrderContext } from './order-context';
import { isOpen } from './order-states';
import { confirmingOrders } from './payment-rows';

/** How an order stands for its shopper. */
export interface OrderOutcome {
  /** True when it is paid, or will be as far as anyone knows. */
  readonly accepted: boolean;
  /** `placed`; `confirming` while an authorised payment is not captured yet; otherwise the order's state. */
  readonly status: string;
}

/** Tells how an order stands. */
export async function outcomeOf(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
): Promise<OrderOutcome> {
  if (order.status === 'placed') return { accepted: true, status: 'placed' };
  if (isOpen(order.status) || order.status === 'expired') {
    const confirming = await confirmingOrders(database.db, [order.id], clock.now());
    if (confirming.has(order.id)) return { accepted: true, status: 'confirming' };
  }
  return { accepted: false, status: order.status };
}
