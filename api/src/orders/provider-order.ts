import type { ShopOrderRow } from '../db/tables/orders';
import { ApiError } from '../http/api-error';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider-errors';
import type { OrderContext } from './order-context';

/** Ties the provider's order to ours, once; it stays tied even if the reservation ended meanwhile. */
export async function linkProviderOrder(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  orderId: number,
  providerOrderId: string,
): Promise<void> {
  await database.db
    .updateTable('shop_order')
    .set((value) => ({
      provider_order_id: providerOrderId,
      status: value
        .case()
        .when('status', '=', 'creating')
        .then('pending_payment' as const)
        .else(value.ref('status'))
        .end(),
      updated_at: clock.now(),
    }))
    .where('id', '=', orderId)
    .where('provider_order_id', 'is', null)
    .execute();
}

/**
 * The provider's order for one of ours; made when there is none yet. Our public id is the receipt, so that several
 * callers, or one after a crash or a lost answer, get the same. Throws an ApiError 502 when the provider cannot.
 */
export async function ensureProviderOrder(context: OrderContext, order: ShopOrderRow): Promise<string> {
  if (order.provider_order_id !== null) return order.provider_order_id;
  try {
    const made = await context.provider.createOrder({
      amountPaise: order.total_paise,
      receipt: order.public_id,
      notes: { order: order.public_id },
    });
    await linkProviderOrder(context, order.id, made.id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    context.log.error(
      { order: order.public_id, reason: error.message },
      'no order could be made at the provider',
    );
    throw new ApiError(502, 'Payment initialization failed', { cause: error });
  }
  const linked = await context.database.db
    .selectFrom('shop_order')
    .select('provider_order_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  if (linked.provider_order_id === null) throw new Error('The order was not tied to the provider');
  return linked.provider_order_id;
}
