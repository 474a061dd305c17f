import { ApiError } from '../../platform/http/api-error';
import { takeStep } from './fulfilment';
import type { OrderContext, OrderKeeper } from './ports';
import type { OrderStatus } from './tables';

/** The author of what a shopper does with an order. */
export const SHOPPER = 'the shopper';

/** What a shopper does is in the order's events alone: the log is of keepers. */
const shopper: OrderKeeper = { name: SHOPPER, log: async () => undefined };

const sent: readonly OrderStatus[] = ['shipped', 'delivered', 'returned'];

const tooLate = (status: OrderStatus) =>
  sent.includes(status)
    ? 'This order is on its way already and can no longer be cancelled. You can send it back when it is with you.'
    : 'This order can no longer be cancelled.';

/**
 * Cancels an order for its shopper, as a keeper would: its pieces go on sale again and the money goes back, once however often it
 * is asked. Throws an ApiError 404, or 409 with `orderStatus` once it is shipped.
 */
export async function cancelForShopper(
  context: Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>,
  publicId: string,
): Promise<void> {
  try {
    await takeStep(context, publicId, { to: 'cancelled', reason: 'asked by the shopper' }, shopper);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const orderStatus = error.extra.orderStatus as OrderStatus;
    throw new ApiError(409, tooLate(orderStatus), { extra: { orderStatus }, cause: error });
  }
}
