import type { ShopOrderRow } from '../db/tables/orders';
import type { CheckoutOrder } from './checkout-order';
import { after, durations } from './durations';
import { newOrderId } from './order-ids';
import type { PricedCart } from './price-lines';
import type { OrderTransaction } from './retry-transaction';
import { reserveStock } from './stock';

/** Writes the order as it is sold and sets its pieces aside. The products are locked, and enough of each is free. */
export async function insertOrder(
  tx: OrderTransaction,
  checkout: CheckoutOrder,
  hash: string,
  priced: PricedCart,
  now: Date,
): Promise<ShopOrderRow> {
  const order = await tx
    .insertInto('shop_order')
    .values({
      public_id: newOrderId(),
      session_id: checkout.sessionId,
      user_id: checkout.userId,
      client_key: checkout.receipt,
      cart_hash: hash,
      status: 'creating',
      reserved_until: after(now, durations.reservation),
      held_for: checkout.heldFor,
      subtotal_paise: priced.subtotalPaise,
      total_paise: priced.totalPaise,
      ship: JSON.stringify(checkout.ship),
      provider_order_id: null,
      paid_payment_id: null,
      paid_at: null,
      placed_at: null,
      created_at: now,
      updated_at: now,
      next_check_at: after(now, durations.reconcile),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_item')
    .values(
      priced.lines.map((line) => ({
        order_id: order.id,
        product_id: line.productRowId,
        color: line.color,
        quantity: line.quantity,
        title: line.title,
        rate_paise: line.ratePaise,
        discount_bp: line.discountBp,
        unit_paise: line.unitPaise,
      })),
    )
    .execute();
  await reserveStock(tx, order.id, now);
  return order;
}
