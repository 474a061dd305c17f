import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { leftOfPayment } from './refunds';
import type { ShopOrderRow } from './tables';

type PaidOrder = Pick<ShopOrderRow, 'cod' | 'paid_payment_id'>;

/**
 * Whether an order was paid online and nothing is left of its payment. A refund of a sent order in the provider's dashboard changes
 * neither its state nor its lines.
 */
export const isRefundedOnline = async (
  db: Executor,
  { cod, paid_payment_id: paymentId }: PaidOrder,
): Promise<boolean> => !cod && paymentId !== null && (await leftOfPayment(db, paymentId)) === 0;

/** Throws an ApiError 409 for a refunded order: the shop would send goods that are no longer paid for. The order is locked. */
export async function assertNotRefunded(tx: DatabaseTransaction, order: PaidOrder): Promise<void> {
  if (!(await isRefundedOnline(tx, order))) return;
  throw new ApiError(409, 'The payment of this order was refunded. Its items can no longer be exchanged.');
}
