import type { DatabaseTransaction } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import { openCash } from './cod-money';
import { sendOrderEmail } from './emails';
import { lockByPublicId, moveOrder } from './order-repository';
import type { OrderActor, OrderContext } from './ports';
import { sellStock } from './stock';
import type { OrderStatus, ShopOrderRow } from './tables';

const ended: Readonly<Partial<Record<OrderStatus, string>>> = {
  expired:
    'This order was not confirmed in time, so it was not placed. Nothing will be sent, and you owe nothing. You can order again.',
  cancelled: 'This order was cancelled. Nothing will be sent, and you owe nothing.',
};

/** Throws an ApiError 409 for an order that can no longer be confirmed. */
function assertConfirmable({ status, reserved_until: until }: ShopOrderRow, now: Date): void {
  const state = status === 'unconfirmed' && until <= now ? 'expired' : status;
  const message = ended[state];
  if (message !== undefined) throw new ApiError(409, message, { extra: { orderStatus: state } });
}

async function place(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  actor: OrderActor,
  now: Date,
): Promise<void> {
  if (!(await sellStock(tx, order, now))) throw new Error('An unconfirmed order does not hold its units');
  const paymentId = await openCash(tx, order, now);
  const booked = { paid_payment_id: paymentId, paid_at: now, placed_at: now };
  const placed = await moveOrder(tx, order, 'placed', now, booked, { author: actor.name });
  await actor.log(tx, 'order-placed', { order: order.public_id }, now);
  await sendOrderEmail(tx, { mailer, links }, placed);
}

/**
 * Confirms an order with cash on delivery: its units are sold, its cash becomes due, and the shopper is emailed, in one
 * transaction. A repeated confirmation changes nothing. Throws an ApiError 404, or 409 with `orderStatus` if it has expired or was
 * cancelled.
 */
export async function confirmCashOrder(
  { database, clock, mailer, links }: Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>,
  publicId: string,
  actor: OrderActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await lockByPublicId(tx, publicId);
    if (!order?.cod) throw new ApiError(404, 'Order not found.');
    const now = clock.now();
    assertConfirmable(order, now);
    if (order.status === 'unconfirmed') await place(tx, order, { mailer, links }, actor, now);
  });
}
