import type { Updateable } from 'kysely';
import type { OrderStatus, ShopOrderRow, ShopOrderTable } from '../db/tables/orders';
import { mayMove } from './order-states';
import type { OrderTransaction } from './retry-transaction';

type Changes = Omit<Updateable<ShopOrderTable>, 'id' | 'status'>;

/** The order of a provider's order id, locked until the transaction ends. */
export async function lockByProviderOrder(
  tx: OrderTransaction,
  providerOrderId: string,
): Promise<ShopOrderRow | undefined> {
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .forUpdate()
    .executeTakeFirst();
}

/** Moves the locked order on. Throws when it would go back: that is a fault of ours and must not be saved. */
export async function moveOrder(
  tx: OrderTransaction,
  order: Pick<ShopOrderRow, 'id' | 'status'>,
  to: OrderStatus,
  now: Date,
  changes: Changes = {},
): Promise<void> {
  if (!mayMove(order.status, to)) throw new Error(`An order cannot go from ${order.status} to ${to}.`);
  await tx
    .updateTable('shop_order')
    .set({ ...changes, status: to, checks: 0, updated_at: now })
    .where('id', '=', order.id)
    .execute();
}
