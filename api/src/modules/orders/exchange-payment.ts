import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { leftOfOrder } from './gift-card-money';
import type { ShopOrderRow } from './tables';

type PaidOrder = Pick<ShopOrderRow, 'id' | 'cod' | 'paid_payment_id' | 'gift_card_id'>;

/**
 * Whether an order was paid online or by gift card and all of its money was refunded. A refund of a sent order in the
 * provider's dashboard changes neither its state nor its lines.
 */
export const isRefundedOnline = async (db: Executor, order: PaidOrder): Promise<boolean> =>
  !order.cod &&
  order.paid_payment_id !== null &&
  (await leftOfOrder(db, order, order.paid_payment_id)).totalPaise === 0;

/** Throws an ApiError 409 for a refunded order: the shop would send goods that are no longer paid for. The order is locked. */
export async function assertNotRefunded(tx: DatabaseTransaction, order: PaidOrder): Promise<void> {
  if (!(await isRefundedOnline(tx, order))) return;
  throw new ApiError(409, 'The payment of this order was refunded. Its items can no longer be exchanged.');
}
